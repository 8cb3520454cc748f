import type { Language } from "#domain/content/languages.ts"
import { textIn } from "#domain/content/localise.ts"
import { createTranslators } from "#domain/messages/create-translators.ts"

import type { CallData } from "../../api/call.ts"

/** What a restore did besides, as the server tells it. */
export type RestoreNotes = NonNullable<CallData<"POST /content/:collection/:slug/restore">["notes"]>

const translators = createTranslators({
  together: [
    "This was deleted, too, and is back with it: {titles}.",
    "यह भी हटाया गया था और साथ में वापस आया: {titles}।",
  ],
  drafts: [
    "This was deleted, too, and is back only as a draft: {titles}. What it belongs to is not there any more.",
    "यह भी हटाया गया था और केवल मसौदे के रूप में वापस आया: {titles}। यह जिसका भाग था, वह अब नहीं है।",
  ],
  "left out": [
    "What it belonged to is not there any more: open it and choose again.",
    "यह जिसका भाग था, वह अब नहीं है: इसे खोलकर फिर से चुनें।",
  ],
  draft: [
    "What it belongs to is not there any more, so this is a draft: open it, choose again and publish it.",
    "यह जिसका भाग था, वह अब नहीं है, इसलिए यह मसौदा है: इसे खोलें, फिर से चुनें और प्रकाशित करें।",
  ],
  deadLink: [
    "A link in it leads to a page that is not there: open it and correct the link.",
    "इसका एक लिंक ऐसे पृष्ठ पर ले जाता है जो नहीं है: इसे खोलकर लिंक सुधारें।",
  ],
} as const)

/** The sentences about what a restore did besides; none for most. */
export const noteTexts = (
  { together, drafts, lost, hasDeadLink }: RestoreNotes,
  language: Language,
) => {
  const t = translators[language]
  const joined = (titles: typeof together) =>
    titles.map((title) => textIn(title, language)).join(", ")
  return [
    together.length > 0 && t("together", { titles: joined(together) }),
    drafts.length > 0 && t("drafts", { titles: joined(drafts) }),
    lost && t(lost),
    hasDeadLink && t("deadLink"),
  ].filter((text) => typeof text === "string" && text !== "")
}
