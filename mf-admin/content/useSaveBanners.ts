import type { UseFormSetError } from 'react-hook-form';
import { readFailure, useFailureToast, useMutation, useToast, type useApolloClient } from 'kit';
import { AdminBannersDocument, PageBannersDocument, SaveBannersDocument } from '../gen/graphql';
import type { BannerPage, Banners } from './bannerPages';

/** Saves the map of all pages and tells of it either way; answers whether it worked. */
export function useSaveBanners(setError: UseFormSetError<Banners>): (input: Banners) => Promise<boolean> {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [save] = useMutation(SaveBannersDocument, {
    update(cache, { data }) {
      if (data) showEverywhere(cache, data.saveBanners);
    },
  });

  return async (input) => {
    try {
      await save({ variables: { input } });
      toast({ title: 'Success', description: 'Banner settings updated successfully' });
      return true;
    } catch (error) {
      const { code, fieldErrors } = readFailure(error);
      for (const { path, message } of fieldErrors) setError(path as BannerPage, { message });
      if (code === 'UNAUTHENTICATED') {
        tellOfFailure(error, { signIn: 'You need to sign in to change the banners.', otherwise: failed });
      } else {
        // The specification's section 8 has these words alone, whatever the server says.
        toast({ title: 'Error', description: failed, variant: 'destructive' });
      }
      return false;
    }
  };
}

const failed = 'Failed to update banner settings';

/** Pages that were visited already show the new banner as soon as one comes back to them. */
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
