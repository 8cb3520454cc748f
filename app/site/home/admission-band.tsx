import { ArrowRight } from "lucide-react"
import { useId } from "react"

import { inLanguage, useLanguage } from "#app/language.ts"
import { ButtonLink } from "#ui/button/button.tsx"

import type { AdmissionStatus } from "./admission-status.server.ts"

import styles from "./admission-band.module.css"

interface AdmissionBandProps {
  status: AdmissionStatus
  courses: string
}

/** Whether admission is open, its dates, fee and helpline, and the way to the form or to the status page. */
export function AdmissionBand({ status, courses }: AdmissionBandProps) {
  const { title, isOpen, facts, next } = status
  const language = useLanguage()
  const id = useId()
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.inner}>
        <div>
          <h2 id={id} className={styles.title} data-open={isOpen}>
            {title}
          </h2>
          <p className={styles.courses}>{courses}</p>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {href ? (
                  <a className={`${styles.phone} tap-height`} href={href}>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <ButtonLink className={styles.next} to={inLanguage(language, next.link)}>
          {next.text}
          <ArrowRight size={20} aria-hidden />
        </ButtonLink>
      </div>
    </section>
  )
}
