import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

import styles from "./form-page.module.css"

interface Props {
  /** Why the form is not there: the day on which applications open, or closed. */
  note: string | undefined
  messages: { kept: string; start: string; status: string }
}

/** In place of the form before applications open and after they have closed (specification 5.1). */
export function ClosedForm({ note, messages }: Props) {
  const language = useLanguage()
  return (
    <>
      <p className={styles.closed}>{note}</p>
      <p>{messages.kept}</p>
      <p className={styles.links}>
        <Link to={inLanguage(language, "/admission-form")}>{messages.start}</Link>
        <Link to={inLanguage(language, "/admission-status")}>{messages.status}</Link>
      </p>
    </>
  )
}
