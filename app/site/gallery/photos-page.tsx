import { data } from "react-router"

import type { RouteHandle } from "#app/hydration/route-handle.ts"
import { inLanguage, languageOf, useLangOf, useLanguage } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Pagination } from "#ui/pagination/pagination.tsx"
import { Picture } from "#ui/picture/picture.tsx"

import { photosFeed } from "../feeds.server.ts"
import { listTexts, pageNumberIn, sectionHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/photos-page"
import { Gallery } from "./gallery.tsx"
import { galleryMessages } from "./messages.server.ts"

import styles from "./viewer-dialog.module.css"

/** Photos per gallery page (specification 3.8, 10.1). */
const photosPerPage = 12

/** A link to one item, like #photo-3, opens the viewer. */
export const handle: RouteHandle = { hydration: "hash" }

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const content = context.get(requestContext).content(language)
  const { photos: messages, pages: pagination } = galleryMessages[language]
  const all = await content.list("photos")
  const page = pageNumberIn(url.searchParams)
  const pages = Math.max(1, Math.ceil(all.length / photosPerPage))
  if (!page || page > pages) throw data(null, 404)
  const photos = all.slice((page - 1) * photosPerPage, page * photosPerPage)
  const texts = await listTexts(content, url, "/gallery/photo/")
  return {
    messages: { ...messages, pagination },
    page,
    pages,
    head: await sectionHead(content, url, { ...texts, page }, all),
    /** In the order of the shared state's photos, which hold URLs only. */
    pictures: photos.map(({ picture }) => picture),
    feeds: [photosFeed(photos)],
  }
}

export default function PhotosPage({ loaderData }: Route.ComponentProps) {
  const { messages, page, pages, head, pictures } = loaderData
  const { gallery_images: photos } = useStore()
  const langOf = useLangOf()
  const path = inLanguage(useLanguage(), "/gallery/photo")
  return (
    <SitePage head={head}>
      <Gallery
        kind="photo"
        title={head.title}
        messages={messages}
        items={photos.map(({ title, imageUrl }, index) => ({
          title,
          href: imageUrl,
          file: pictures[index]!.file,
        }))}
      >
        {(index) => (
          <Picture
            of={pictureSources(pictures[index]!.file)}
            alt={pictures[index]!.alt}
            lang={langOf(pictures[index]!.alt)}
            className={styles.photo}
            width={1200}
            height={900}
            sizes="(width >= 768px) calc(100vw - 176px), 100vw"
            draggable={false}
          />
        )}
      </Gallery>
      <Pagination {...messages.pagination} page={page} pages={pages} path={path} />
    </SitePage>
  )
}
