import { formatDay } from "#domain/content/format.ts"
import { albumPath } from "#domain/content/paths.ts"
import type { Language } from "#domain/content/text.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { LocalItem, SiteContent } from "#server/features/content/content.ts"

import { galleryMessages } from "./messages.server.ts"

/** Photos per gallery page (specification 3.8, 10.1). */
const photosPerPage = 12
/** Album covers per gallery page. */
const albumsPerPage = 24

/** The albums, newest first, and the photos that visitors see: an album that is not public hides its photos. */
export const readPhotos = async (content: SiteContent) => {
  const [albums, all] = await Promise.all([content.list("albums"), content.list("photos")])
  const slugs = new Set(albums.map(({ slug }) => slug))
  return { albums, photos: all.filter(({ album }) => album === undefined || slugs.has(album)) }
}

const pageOf = <Item>(items: readonly Item[], page: number, perPage: number) =>
  items.slice((page - 1) * perPage, page * perPage)

/** One page of photos; undefined for a page beyond the end. `pages` are at least so many, and at least one. */
export const photosOnPage = <Photo>(
  photos: readonly Photo[],
  page: number | undefined,
  atLeast = 0,
) => {
  const pages = Math.max(1, atLeast, Math.ceil(photos.length / photosPerPage))
  if (!page || page > pages) return undefined
  return { page, pages, photos: pageOf(photos, page, photosPerPage) }
}

/** An album as the gallery shows it. */
export interface AlbumCard {
  title: string
  link: string
  day: string
  count: string
  lead: string
  file: string
}

/** The album with its cover; none for one without photos. */
const cardOf = (
  { slug, title, date, lead, picture }: LocalItem<"albums">,
  photos: readonly LocalItem<"photos">[],
  language: Language,
): AlbumCard[] => {
  const own = photos.filter(({ album }) => album === slug)
  if (!own[0]) return []
  return [
    {
      title,
      link: albumPath(slug),
      day: formatDay(date, language),
      count: formatMessage(galleryMessages[language].albums.count, { count: own.length }),
      lead,
      file: (picture ?? own[0].picture).file,
    },
  ]
}

/** One page of the gallery: albums, and photos of no album; undefined for a page beyond the end. */
export const readGallery = async (
  content: SiteContent,
  language: Language,
  page: number | undefined,
) => {
  const { albums, photos } = await readPhotos(content)
  const cards = albums.flatMap((album) => cardOf(album, photos, language))
  const single = photos.filter(({ album }) => album === undefined)
  const shown = photosOnPage(single, page, Math.ceil(cards.length / albumsPerPage))
  return (
    shown && {
      ...shown,
      albums: pageOf(cards, shown.page, albumsPerPage),
      items: [...albums, ...photos],
    }
  )
}
