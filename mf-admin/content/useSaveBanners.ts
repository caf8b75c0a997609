import { useLingui } from '@lingui/react/macro';
import { useWrite, type useApolloClient } from 'kit';
import { AdminBannersDocument, PageBannersDocument, SaveBannersDocument } from '../gen/graphql';
import type { Banners } from './bannerPages';

/** Saves the banners of all pages. */
export function useSaveBanners() {
  const { t } = useLingui();
  const [save] = useWrite(SaveBannersDocument, {
    update(cache, { data }) {
      if (data) showEverywhere(cache, data.saveBanners);
    },
    success: { title: t`Success`, description: t`Banner settings updated successfully` },
    failure: {
      signIn: t`You need to sign in to change the banners.`,
      fallback: t`Failed to update banner settings`,
      isFixed: true,
    },
  });
  return save;
}

/** Updates the cache, so that visited pages show the new banner when somebody returns to them. */
function showEverywhere(cache: ReturnType<typeof useApolloClient>['cache'], saved: Banners) {
  const { landing, prayers, testimonials, features } = saved;
  cache.writeQuery({ query: AdminBannersDocument, data: { banners: saved } });
  cache.writeQuery({
    query: PageBannersDocument,
    data: {
      landing: landing || null,
      prayers: prayers || null,
      testimonials: testimonials || null,
      features: features || null,
    },
  });
}
