import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useRecordContext } from "react-admin"

import { choiceName, documentTypes, noticeCategories } from "#domain/content/categories.ts"
import { type ListBlock, targetOfList, writeListBlock } from "#domain/content/list-blocks.ts"

import { callInBackground } from "../../../api/call.ts"
import { useConsoleLanguage } from "../../../kit/text/use-language.ts"
import type { ContentEntry } from "../../entry.tsx"
import type { ListLabel } from "./list-view.ts"
import { useListTexts } from "./texts.ts"

/** The slug of the page with the text; undefined while it is new. */
export const usePageSlug = () => useRecordContext<ContentEntry>()?.id

/** Describes lists by what they are about, and what visitors see of them now. */
export const useListLabels = (lines: readonly string[]) => {
  const t = useListTexts()
  const language = useConsoleLanguage()
  const page = usePageSlug()
  const { data = [] } = useQuery({
    queryKey: ["content-lists", page, ...lines],
    queryFn: ({ signal }) =>
      callInBackground("POST /content-lists", { lines: [...lines], page }, signal),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  })
  const described = (list: ListBlock) => data.find(({ line }) => line === writeListBlock(list))

  const aboutOf = (list: ListBlock): (string | undefined)[] => {
    switch (list.kind) {
      case "gallery":
        return []
      case "people":
        return list.group === "here" ? [t("group_here")] : []
      case "documents":
        return [choiceName(documentTypes, list.type, language) ?? list.type, list.year]
      case "notices":
        return [
          choiceName(noticeCategories, list.category, language) ?? list.category,
          t("newest", { count: list.count }),
        ]
    }
  }

  const titleOf = (list: ListBlock) => {
    const { title } = described(list) ?? {}
    const target = title && (title[language] || title.en || title.hi)
    const about = [target, ...aboutOf(list)].filter(Boolean).join(", ")
    return about ? `${t(list.kind)}: ${about}` : t(list.kind)
  }

  const stateOf = (list: ListBlock) => {
    const found = described(list)
    if (!found) return ""
    if (targetOfList(list) && !found.title) return t("gone")
    return found.count === 0
      ? t(`none_${list.kind}`)
      : t(`shown_${list.kind}`, { count: found.count })
  }

  return (list: ListBlock): ListLabel => ({
    title: titleOf(list),
    state: stateOf(list),
    isEmpty: described(list)?.count === 0,
  })
}
