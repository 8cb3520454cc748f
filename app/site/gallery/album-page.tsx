import { data } from "react-router"

import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { SiteLink } from "#app/links.tsx"
import { formatDay } from "#domain/content/format.ts"
import { albumPath } from "#domain/content/paths.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Pagination } from "#ui/pagination/pagination.tsx"

import { photosFeed } from "../feeds.server.ts"
import { latest, listTexts, pageHead, pageNumberIn } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/album-page"
import { galleryMessages } from "./messages.server.ts"
import { PhotoGallery } from "./photo-gallery.tsx"
import { photosOnPage } from "./read-albums.server.ts"

import styles from "./gallery.module.css"

/** A link to one item, like #photo-3, opens the viewer. */
export const handle: RouteHandle = { hydration: "hash" }

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const content = context.get(requestContext).content(language)
  const album = await content.find("albums", params.slug.toLowerCase())
  if (!album) throw data("no such album", 404)
  const { slug, title, date, lead } = album
  const own = (await content.list("photos")).filter((photo) => photo.album === slug)
  const shown = photosOnPage(own, pageNumberIn(url.searchParams))
  if (!shown) throw data("no such page", 404)
  const { photos: messages, albums, pages: pagination } = galleryMessages[language]
  const above = await listTexts(content, "/gallery/photo/")
  const list = { ...above, entries: [{ ...above, link: "/gallery/photo/" }] }
  const { page, pages, photos } = shown
  return {
    messages: { ...messages, all: albums.all, pagination },
    head: pageHead(url, list, {
      title,
      page,
      lead: lead || undefined,
      updatedAt: latest([album, ...own]),
    }),
    album: { slug, date, day: formatDay(date, language) },
    page,
    pages,
    pictures: photos.map(({ picture }) => picture),
    feeds: [photosFeed(photos)],
  }
}

export default function AlbumPage({ loaderData }: Route.ComponentProps) {
  const { messages, head, album, page, pages, pictures } = loaderData
  const path = inLanguage(useLanguage(), albumPath(album.slug))
  return (
    <SitePage head={head}>
      <p className={styles.day}>
        <time dateTime={album.date}>{album.day}</time>
      </p>
      <PhotoGallery title={head.title} messages={messages} pictures={pictures} />
      <Pagination {...messages.pagination} page={page} pages={pages} path={path} />
      <SiteLink link="/gallery/photo/" className={styles.further}>
        {messages.all}
      </SiteLink>
    </SitePage>
  )
}
