import { inLanguage, useLanguage } from "#app/language.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { ProseWithLists } from "#ui/prose/prose-with-lists.tsx"

import type { AdmissionMessages } from "./messages/en.ts"
import type { ShownPrivacyNotice } from "./read-privacy-notice.server.ts"

import styles from "./privacy-notice.module.css"

interface NoticeProps {
  notice: ShownPrivacyNotice
  messages: AdmissionMessages["notice"]
}

/** Explains which data are collected and why, before the form collects any. Opens without JavaScript. */
export function PrivacyNotice({ notice, messages }: NoticeProps) {
  const language = useLanguage()
  return (
    <details className={styles.notice}>
      <summary>{messages.title}</summary>
      <div className={styles.text}>
        <ProseWithLists html={notice.html} />
        <p className={styles.version}>
          {formatMessage(messages.version, { version: notice.version })}{" "}
          {/* Opens in a new tab, so that typed values are not lost. */}
          <a href={inLanguage(language, notice.path)} target="_blank" rel="noopener">
            {messages.whole}
          </a>
        </p>
      </div>
    </details>
  )
}
