import {
  Link,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useParams,
} from "react-router"

import { inLanguage, languageOf, useLanguage, withoutLanguage } from "#app/language.ts"
import { PhoneLink } from "#app/links.tsx"
import { PageLinks } from "#app/page-links.tsx"
import { PreviewRibbon } from "#app/preview-ribbon.tsx"
import { distinctTexts } from "#domain/content/languages.ts"
import { emblemOf } from "#domain/content/picture-sources.ts"
import { previewLabel } from "#domain/content/publishing.ts"
import { sampleLine } from "#domain/content/sample-checklist.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { SkipLink } from "#ui/skip-link/skip-link.tsx"

import type { Route } from "./+types/layout"
import { Emblem } from "./emblem.tsx"
import { admissionMessages } from "./messages/messages.server.ts"

import styles from "./layout.module.css"

/** The pages whose texts the admission shows: its own texts in the settings, and the privacy notice. */
const partsOfAdmission = ["/admission-form", "/privacy-notice"]

/** The layout of the admission pages; the site's own layout is hidden here (specification 2.2). */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const server = context.get(requestContext)
  const { college, is_sample, phones, email } = await server.settings()
  const language = languageOf(url.pathname)
  const { skipToMain, otherLanguage, otherLanguageHint, sample, help, sheetPage } =
    admissionMessages(language)
  const paths = await server.samplePaths()
  const messages = {
    skipToMain,
    otherLanguage,
    otherLanguageHint,
    sample: is_sample ? sample : undefined,
    partlySample: partsOfAdmission.some((path) => paths.includes(path))
      ? sampleLine[language]
      : undefined,
    help,
    sheetPage,
  }
  const preview = server.isPreview ? previewLabel[language] : undefined
  const names = distinctTexts(college.name)
  return { names, emblem: emblemOf(college), phones, email, messages, preview }
}

/** The layout's data do not change between pages of one language, so navigation need not reload them. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)

type HelpProps = Pick<Route.ComponentProps["loaderData"], "phones" | "email" | "messages">

/** Whom to ask, below every step of the form. */
function Help({ phones, email, messages: { help } }: HelpProps) {
  return (
    <footer className={styles.help}>
      <address className="cluster">
        <strong>{help.title}</strong>
        {phones.map((phone) => (
          <span key={phone}>
            {help.call} <PhoneLink className={styles.contact} phone={phone} />
          </span>
        ))}
        {email && (
          <span>
            {help.write}{" "}
            <a className={styles.contact} href={`mailto:${email}`}>
              {email}
            </a>
          </span>
        )}
      </address>
    </footer>
  )
}

export default function AdmissionLayout({ loaderData }: Route.ComponentProps) {
  const { names, emblem, messages } = loaderData
  const language = useLanguage()
  const other = language === "en" ? "hi" : "en"
  const { pathname, search, state } = useLocation()
  const { code, course } = useParams()
  // The form and the sheet have no room for it.
  const sample = messages.sample ?? (code || course ? undefined : messages.partlySample)
  return (
    <>
      {/* A sheet's address is secret (specification 4.6): no canonical link. */}
      {!code && <PageLinks part="/admission-form" />}
      <SkipLink>{messages.skipToMain}</SkipLink>
      <PreviewRibbon label={loaderData.preview} />
      <header className={styles.header}>
        <div className={styles.inner}>
          <Link to={inLanguage(language, "/")} className={styles.college}>
            <Emblem className={styles.emblem} src={emblem} />
            <span>
              {names.map((name, index) => (
                <span
                  key={name.language}
                  className={index === 0 ? styles.name : styles.nameBeside}
                  lang={name.language}
                >
                  {name.text}
                </span>
              ))}
            </span>
          </Link>
          <Link
            // Without scripts it would lose the input: then a button of the form changes the language.
            className={`${styles.language} ${course ? "needs-scripts" : ""}`}
            to={inLanguage(other, withoutLanguage(pathname)) + search}
            state={state}
            lang={other}
            hrefLang={other}
            title={messages.otherLanguageHint}
            preventScrollReset
          >
            {messages.otherLanguage}
          </Link>
        </div>
        {sample && <p className={styles.sample}>{sample}</p>}
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Help {...loaderData} />
    </>
  )
}
