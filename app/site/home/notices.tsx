import type { ComponentProps } from "react"

import { inLanguage, useLanguage } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"

import { DatedList } from "../lists/dated-list.tsx"
import { HomeSection } from "./home-section.tsx"
import type { HomeMessages } from "./messages.server.ts"
import type { HomeData } from "./read-home.server.ts"

interface ListProps {
  list: "notices" | "events"
  items: ComponentProps<typeof DatedList>["items"]
  messages: HomeMessages["events" | "notices"]
}

function DatedSection({ list, items, messages }: ListProps) {
  const language = useLanguage()
  return (
    <HomeSection
      title={messages.title}
      all={{ to: inLanguage(language, `/${list}`), text: messages.all }}
      isLined
    >
      {items.length === 0 && <p>{messages.none}</p>}
      <DatedList
        items={items}
        language={language}
        to={(slug) => inLanguage(language, `/${list}/${slug}`)}
      />
    </HomeSection>
  )
}

/** Upcoming events, followed by the latest past ones. */
export const Events = (props: { events: HomeData["events"]; messages: HomeMessages["events"] }) => (
  <DatedSection list="events" items={props.events} messages={props.messages} />
)

/** The latest notices of the shared state. */
export const Notices = ({ messages }: { messages: HomeMessages["notices"] }) => (
  <DatedSection list="notices" items={useStore().notices} messages={messages} />
)
