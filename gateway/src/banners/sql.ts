import type { Sql } from '../db/sql';
import type { BannerPage } from './banners';

export function findBanners(sql: Sql): Promise<{ page: BannerPage; content: string }[]> {
  return sql<{ page: BannerPage; content: string }[]>`
    select page, content
    from banners`;
}
