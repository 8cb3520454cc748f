import type { Feed } from "#app/store/store.tsx"
import { pictureSources, thumbnailOf } from "#domain/content/picture-sources.ts"
import type { Language } from "#domain/content/text.ts"
import type { LocalItem } from "#server/features/content/content.ts"

import { datedListMessages } from "./lists/messages.server.ts"

/** Notices as rows of a dated list. A pinned one says so, because its date is out of order. */
export const noticesFeed = (notices: readonly LocalItem<"notices">[], language: Language) =>
  ({
    type: "SET_NOTICES",
    payload: notices.map(({ slug, title, date, is_pinned, noPageIn }) => ({
      slug,
      title,
      date,
      ...(noPageIn && { noPageIn }),
      ...(is_pinned && { note: datedListMessages[language].notices.pinned }),
    })),
  }) satisfies Feed

/** The URLs of photos. A page has their names, in the same order. */
export const photosFeed = (photos: readonly LocalItem<"photos">[]) =>
  ({
    type: "SET_GALLERY_IMAGES",
    payload: photos.map(({ title, picture }) => ({
      title,
      imageUrl: pictureSources(picture.file).src,
      thumbnailUrl: thumbnailOf(picture.file),
    })),
  }) satisfies Feed
