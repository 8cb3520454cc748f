import type { SharedState } from "#app/store/reduce.ts"
import type { Language } from "#domain/content/text.ts"
import type { LocalItem } from "#server/features/content/content.ts"

import { datedListMessages } from "./messages.server.ts"

/** Notices as rows of a dated list. A pinned one says so, because its date is out of order. */
export const listedNotices = (
  notices: readonly LocalItem<"notices">[],
  language: Language,
): SharedState["notices"] =>
  notices.map(({ slug, title, date, is_pinned }) => ({
    slug,
    title,
    date,
    ...(is_pinned && { note: datedListMessages[language].notices.pinned }),
  }))
