import { useEffect, useState } from "react"
import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import type { AdmissionMessages } from "./messages/en.ts"

import styles from "./last-admission-code.module.css"

interface Form {
  code: string
  slug: string
  name: string
}

/** Loads the code of drafts only here: the start page itself needs no rules of the form. */
const unfinishedOf = async (forms: readonly Form[]) => {
  const { loadDraft } = await import("./form/draft/draft.ts")
  return forms.filter(({ code }) => Object.keys(loadDraft(code)?.values ?? {}).length > 0)
}

export function UnfinishedForms({
  forms,
  messages,
}: {
  forms: readonly Form[]
  messages: AdmissionMessages["chooser"]
}) {
  const [unfinished, setUnfinished] = useState<Form[]>([])
  const language = useLanguage()
  useEffect(() => void unfinishedOf(forms).then(setUnfinished), [forms])
  if (unfinished.length === 0) return null
  return (
    <section className={styles.last}>
      {unfinished.map(({ code, slug, name }) => (
        <p key={code}>
          <Link className="tap-height" to={inLanguage(language, `/admission-form/${slug}/part-1`)}>
            {formatMessage(messages.unfinished, { course: name })}
          </Link>
        </p>
      ))}
    </section>
  )
}
