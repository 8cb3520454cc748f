import type { Feed } from "#app/store/store.tsx"
import { choiceName, isNewNotice, noticeCategories } from "#domain/content/categories.ts"
import { pictureSources, thumbnailOf } from "#domain/content/picture-sources.ts"
import type { Language } from "#domain/content/text.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { LocalItem } from "#server/features/content/content.ts"

import { datedListMessages } from "./lists/messages.server.ts"

type ListedNotice = Pick<LocalItem<"notices">, "date" | "is_pinned" | "category" | "attachments">

/** What stands below a notice's title. A pinned one says so, because its date is out of order. `today` is an ISO day. */
export const noticeNote = (
  { date, is_pinned, category, attachments = [] }: ListedNotice,
  language: Language,
  today: string,
) => {
  const { notices: messages } = datedListMessages[language]
  const count = attachments.length
  return [
    isNewNotice(date, today) && messages.new,
    is_pinned && messages.pinned,
    choiceName(noticeCategories, category, language),
    count > 0 && formatMessage(messages.files, { count }),
  ]
    .filter(Boolean)
    .join(" · ")
}

/** Notices as rows of a dated list. `today` is an ISO day. */
export const noticesFeed = (
  notices: readonly LocalItem<"notices">[],
  language: Language,
  today: string,
) =>
  ({
    type: "SET_NOTICES",
    payload: notices.map((notice) => {
      const { slug, title, date, noPageIn } = notice
      const note = noticeNote(notice, language, today)
      return { slug, title, date, ...(noPageIn && { noPageIn }), ...(note && { note }) }
    }),
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
