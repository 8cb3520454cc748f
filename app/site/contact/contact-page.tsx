import { Mail, MapPin, Phone } from "lucide-react"
import { useState } from "react"
import { data } from "react-router"

import { InlineScript } from "#app/hydration/inline-script.tsx"
import { languageOf, useLangOf } from "#app/language.ts"
import { phoneHref } from "#app/links.tsx"
import { noStore } from "#app/no-store.ts"
import { useHydrated } from "#app/use-hydrated.ts"
import { localise } from "#domain/content/localise.ts"
import { mapLink } from "#domain/content/map-link.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { listTexts, sectionHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/contact-page"
import { contactReply, type ContactReply, contactReplyStatus } from "./contact-reply.server.ts"
import { MessageForm } from "./message-form.tsx"
import { type ContactMessages, contactMessages } from "./messages.server.ts"
import { openAtTopScript, useOpenAtTop } from "./open-at-top.ts"

import styles from "./contact-page.module.css"

interface Contact {
  slug: string
  office: string
  /** Who holds it. */
  holder?: string | undefined
  phone: string
  email: string
}

const hasWays = ({ phone, email }: Pick<Contact, "phone" | "email">) => phone !== "" || email !== ""

interface CardsProps {
  messages: ContactMessages
  college: {
    name: string
    address: string
    location?: { latitude: number; longitude: number } | undefined
  }
  inquiries: readonly Contact[]
}

export function ContactCards({ messages, college, inquiries }: CardsProps) {
  const langOf = useLangOf()
  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <h2>{messages.address}</h2>
        <address>
          <strong lang={langOf(college.name)}>{college.name}</strong>
          <br />
          <span lang={langOf(college.address)}>{college.address}</span>
        </address>
        {college.location && (
          <a
            className={styles.map}
            href={mapLink(`${college.location.latitude}, ${college.location.longitude}`)}
            rel="external"
          >
            <MapPin aria-hidden size={20} />
            <span>
              {messages.map}
              <span className="visually-hidden"> ({messages.mapNote})</span>
            </span>
          </a>
        )}
      </section>
      {inquiries.filter(hasWays).map(({ slug, phone, email }) => (
        <section key={slug} className={styles.card}>
          <h2>{messages.inquiry}</h2>
          <ContactWays messages={messages} phone={phone} email={email} />
        </section>
      ))}
    </div>
  )
}

interface DirectoryProps {
  messages: ContactMessages
  contacts: readonly Contact[]
}

/**
 * Directory of all offices. A new site has neither phone nor e-mail for them (specification 3.9): their names
 * stand alone, and a note leads to the general inquiry.
 */
export function Directory({ messages, contacts }: DirectoryProps) {
  const langOf = useLangOf()
  if (contacts.length === 0) return null
  return (
    <section>
      <h2 className={styles.directory}>{messages.directory}</h2>
      {!contacts.every(hasWays) && <p className={styles.lead}>{messages.directoryNote}</p>}
      <ul className={styles.offices}>
        {contacts.map(({ slug, office, holder, phone, email }) => (
          <li key={slug} className={styles.office}>
            <h3 lang={langOf(office)}>{office}</h3>
            {holder && <p lang={langOf(holder)}>{holder}</p>}
            <ContactWays messages={messages} phone={phone} email={email} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const mailbox = { Icon: Mail, href: (email: string) => `mailto:${email}` }
const telephone = { Icon: Phone, href: phoneHref }

/** Phone and e-mail of an office, those that are given. */
function ContactWays({
  messages,
  phone,
  email,
}: Pick<Contact, "phone" | "email"> & { messages: ContactMessages }) {
  const ways = [
    { ...telephone, label: messages.phone, value: phone },
    { ...mailbox, label: messages.email, value: email },
  ].filter(({ value }) => value)
  if (ways.length === 0) return null
  return (
    <dl className={styles.ways}>
      {ways.map(({ Icon, label, value, href }) => (
        <div key={label} className={styles.way}>
          <dt>
            <Icon aria-hidden size={18} />
            <span className="visually-hidden">{label}</span>
          </dt>
          <dd>
            <a className="tap-height" href={href(value)}>
              {value}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const server = context.get(requestContext)
  const content = server.content(language)
  const messages = contactMessages[language]
  const { college } = await server.settings()
  const [items, people] = await Promise.all([content.list("contacts"), content.list("people")])
  const contacts = items.map(({ person, ...contact }) => ({
    ...contact,
    holder: people.find(({ slug }) => slug === person)?.name,
  }))
  const texts = await listTexts(content, "/contact-us/")
  return {
    messages,
    head: await sectionHead(content, url, texts, contacts),
    college: localise(college, language),
    inquiries: contacts.filter((contact) => contact.is_general),
    directory: contacts.filter((contact) => !contact.is_general),
  }
}

/** Stores a contact message. The response repeats personal data, so it must not be cached. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) {
    throw data(null, 415)
  }
  const fields = Object.fromEntries(new URLSearchParams(await request.text()))
  const answer = await contactReply(context.get(requestContext), fields)
  return data(answer, {
    status: contactReplyStatus[answer.outcome],
    headers: noStore,
  })
}

/** Handles a network error: the page stays, with the typed values. */
export const clientAction = async ({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<ContactReply> => {
  // Not `formData`, which Safari 14.0 lacks.
  const fields = new URLSearchParams(await request.clone().text())
  try {
    return await serverAction()
  } catch {
    const values = Object.fromEntries(fields) as Record<string, string>
    return { outcome: "no reply", errors: {}, values }
  }
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  actionHeaders?.has("cache-control") ? actionHeaders : loaderHeaders

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, head, college, inquiries, directory } = loaderData
  const [isByRouter] = useState(useHydrated())
  useOpenAtTop(isByRouter)
  return (
    <SitePage head={head}>
      <InlineScript text={import.meta.env.SSR ? openAtTopScript : undefined} />
      <div className={styles.columns}>
        <ContactCards messages={messages} college={college} inquiries={inquiries} />
        <MessageForm messages={messages.form} returned={actionData} />
      </div>
      <Directory messages={messages} contacts={directory} />
    </SitePage>
  )
}
