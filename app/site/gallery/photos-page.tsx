import { data } from "react-router"

import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Pagination } from "#ui/pagination/pagination.tsx"

import { photosFeed } from "../feeds.server.ts"
import { listTexts, pageNumberIn, sectionHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/photos-page"
import { AlbumGrid } from "./album-grid.tsx"
import { galleryMessages } from "./messages.server.ts"
import { PhotoGallery } from "./photo-gallery.tsx"
import { readGallery } from "./read-albums.server.ts"

import styles from "./gallery.module.css"

/** A link to one item, like #photo-3, opens the viewer. */
export const handle: RouteHandle = { hydration: "hash" }

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const content = context.get(requestContext).content(language)
  const { photos: messages, albums: albumMessages, pages: pagination } = galleryMessages[language]
  const shown = await readGallery(content, language, pageNumberIn(url.searchParams))
  if (!shown) throw data(null, 404)
  const { page, pages, albums, photos, items } = shown
  const texts = await listTexts(content, "/gallery/photo/")
  return {
    messages: { ...messages, ...albumMessages, pagination },
    page,
    pages,
    head: await sectionHead(content, url, { ...texts, page }, items),
    albums,
    pictures: photos.map(({ picture }) => picture),
    feeds: [photosFeed(photos)],
  }
}

/** Albums, and below them the photos of no album. */
export default function PhotosPage({ loaderData }: Route.ComponentProps) {
  const { messages, page, pages, head, albums, pictures } = loaderData
  const path = inLanguage(useLanguage(), "/gallery/photo")
  const hasAlbums = albums.length > 0
  return (
    <SitePage head={head}>
      {hasAlbums && (
        <section className={styles.section}>
          <h2>{messages.heading}</h2>
          <AlbumGrid albums={albums} />
        </section>
      )}
      {hasAlbums && pictures.length > 0 && <h2 className={styles.others}>{messages.others}</h2>}
      {(!hasAlbums || pictures.length > 0) && (
        <PhotoGallery
          title={head.title}
          messages={messages}
          pictures={pictures}
          isFurtherDown={hasAlbums}
        />
      )}
      <Pagination {...messages.pagination} page={page} pages={pages} path={path} />
    </SitePage>
  )
}
