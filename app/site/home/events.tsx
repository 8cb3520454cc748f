import { inLanguage, useLanguage } from "#app/language.ts"

import { DatedList } from "../lists/dated-list.tsx"
import { HomeSection } from "./home-section.tsx"
import type { HomeMessages } from "./messages.server.ts"
import type { HomeData } from "./read-home.server.ts"

interface EventsProps {
  events: HomeData["events"]
  words: HomeMessages["events"]
}

/** Upcoming events, followed by the latest past ones. */
export function Events({ events, words }: EventsProps) {
  const language = useLanguage()
  return (
    <HomeSection
      title={words.title}
      all={{ to: inLanguage(language, "/events"), text: words.all }}
      isLined
    >
      {events.length === 0 && <p>{words.none}</p>}
      <DatedList
        items={events}
        language={language}
        to={(slug) => inLanguage(language, `/events/${slug}`)}
      />
    </HomeSection>
  )
}
