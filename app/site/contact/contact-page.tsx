import { useState } from "react"
import { data } from "react-router"

import { InlineScript } from "#app/hydration/inline-script.tsx"
import { languageOf } from "#app/language.ts"
import { noStore } from "#app/no-store.ts"
import { useHydrated } from "#app/use-hydrated.ts"
import { localise } from "#domain/content/localise.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { sectionHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/contact-page"
import { ContactCards, Directory } from "./contact-details.tsx"
import { contactReply, type ContactReply, contactReplyStatus } from "./contact-reply.server.ts"
import { MessageForm } from "./message-form.tsx"
import { contactMessages } from "./messages.server.ts"
import { openAtTopScript, useOpenAtTop } from "./open-at-top.ts"

import styles from "./contact-page.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const server = context.get(requestContext)
  const content = server.content(language)
  const messages = contactMessages[language]
  const { college } = await server.settings()
  const contacts = await content.list("contacts")
  return {
    messages,
    head: await sectionHead(content, url, messages, contacts),
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
