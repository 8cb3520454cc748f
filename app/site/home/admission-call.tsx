import { ArrowRight } from "lucide-react"

import { inLanguage, useLanguage } from "#app/language.ts"
import { ButtonLink } from "#app/ui/button/button.tsx"

import type { HomeData } from "./read-home.server.ts"

import styles from "./admission-call.module.css"

/** Link to the admission form, visible without scrolling on phones and desktops. */
export function AdmissionCall({ admission }: Pick<HomeData, "admission">) {
  const language = useLanguage()
  return (
    <div className={styles.call}>
      <p>
        <strong>{admission.title}</strong>
        <br />
        {admission.courses}
      </p>
      <ButtonLink className={styles.apply} to={inLanguage(language, "/admission-form")}>
        {admission.apply}
        <ArrowRight aria-hidden />
      </ButtonLink>
    </div>
  )
}
