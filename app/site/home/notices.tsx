import { inLanguage, useLanguage } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"

import { DatedList } from "../lists/dated-list.tsx"
import { HomeSection } from "./home-section.tsx"
import type { HomeMessages } from "./messages.server.ts"

/** The latest notices of the shared state. */
export function Notices({ words }: { words: HomeMessages["notices"] }) {
  const language = useLanguage()
  const { notices } = useStore()
  return (
    <HomeSection
      title={words.title}
      all={{ to: inLanguage(language, "/notices"), text: words.all }}
      isLined
    >
      {notices.length === 0 && <p>{words.none}</p>}
      <DatedList
        items={notices}
        language={language}
        to={(slug) => inLanguage(language, `/notices/${slug}`)}
      />
    </HomeSection>
  )
}
