import type { Sql } from '../db/sql';

export type BannerPage = 'landing' | 'prayers' | 'testimonials' | 'features';

export interface BannerRow {
  page: BannerPage;
  content: string;
}

export function findBanners(sql: Sql): Promise<BannerRow[]> {
  return sql<BannerRow[]>`
    select page, content
    from banners`;
}
