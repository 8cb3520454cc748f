import type { Feed } from "#app/store/reduce.ts"
import { pictureSources, thumbnailOf } from "#domain/content/picture-sources.ts"
import type { SiteContent } from "#server/features/content/content.ts"

/** Actions of the home page for the shared state (specification 3.12): slides, notices, photos. */
export const homeFeeds = async (content: SiteContent) => {
  const slides = await content.list("slides")
  const notices = await content.list("notices")
  const photos = await content.list("photos")
  return [
    {
      type: "SET_STORE_SLIDERS",
      payload: slides.map(({ picture }) => pictureSources(picture.file).src),
    },
    {
      type: "SET_NOTICES",
      payload: notices.slice(0, 5).map(({ slug, title, date }) => ({ slug, title, date })),
    },
    {
      type: "SET_GALLERY_IMAGES",
      payload: photos.slice(0, 8).map(({ title, picture }) => ({
        title,
        imageUrl: pictureSources(picture.file).src,
        thumbnailUrl: thumbnailOf(picture.file),
      })),
    },
  ] satisfies Feed[]
}
