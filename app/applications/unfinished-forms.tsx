import { useEffect, useState } from "react"
import { Link } from "react-router"

import { formatMessage } from "#app/format-message.ts"
import { inLanguage, useLanguage } from "#app/language.ts"

import { loadDraft } from "./form/draft.ts"
import type { AdmissionMessages } from "./messages/en.ts"

import styles from "./last-admission-code.module.css"

interface Form {
  code: string
  slug: string
  name: string
}

const isUnfinished = ({ code }: Form) => Object.keys(loadDraft(code)?.values ?? {}).length > 0

/** Links to the forms of which this browser has a draft. */
export function UnfinishedForms({
  forms,
  messages,
}: {
  forms: readonly Form[]
  messages: AdmissionMessages["chooser"]
}) {
  const [unfinished, setUnfinished] = useState<Form[]>([])
  const language = useLanguage()
  useEffect(() => setUnfinished(forms.filter(isUnfinished)), [forms])
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
