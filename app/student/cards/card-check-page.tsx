import { data } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import { useStore } from "#app/store/store.tsx"
import { dayFirst } from "#domain/fields/india-time.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { PageBanner } from "#ui/page-banner/page-banner.tsx"

import { studentMessages } from "../messages.server.ts"
import type { Route } from "./+types/card-check-page"

import page from "../student-page.module.css"
import styles from "./card-check-page.module.css"

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const card = await context.get(requestContext).checkCard(params.code)
  const messages = studentMessages[languageOf(url.pathname)].check
  const isTooMany = card === "too many"
  const status = isTooMany ? 429 : card ? 200 : 404
  return data({ card: isTooMany ? undefined : card, isTooMany, messages }, { status })
}

/** No caching: a card may expire at any minute, and the page contains a name. */
export const headers = () => noStore

/** The page behind a card's QR code. Shows whether the card is valid, and only what is printed large on its front. */
export default function CardCheckPage({ loaderData }: Route.ComponentProps) {
  const { card, isTooMany, messages } = loaderData
  const language = useLanguage()
  const { store } = useStore()
  const none = isTooMany ? messages.tooMany : messages.unknown
  const answer = card ? (card.isValid ? messages.valid : messages.invalid) : none
  return (
    <>
      <title>{`${messages.title} | ${store.store_title}`}</title>
      <meta name="robots" content="noindex" />
      <PageBanner
        title={messages.title}
        label={messages.trail}
        crumbs={[{ title: messages.home, to: inLanguage(language, "/") }]}
      />
      <div className={page.page}>
        <div className={styles.answer} data-valid={card?.isValid ?? false}>
          <h2>{answer}</h2>
          {card && (
            <dl className={styles.facts}>
              <dt className="soft">{messages.name}</dt>
              <dd className="strong">{card.name}</dd>
              <dt className="soft">{messages.course}</dt>
              <dd className="strong">{card.course?.[language]}</dd>
              <dt className="soft">{messages.session}</dt>
              <dd className="strong">{card.session}</dd>
              <dt className="soft">{messages.validUntil}</dt>
              <dd className="strong">{dayFirst(card.valid_until)}</dd>
            </dl>
          )}
        </div>
        <p className={page.help}>{card ? messages.note : !isTooMany && messages.unknownHint}</p>
      </div>
    </>
  )
}
