import type { AttachmentList } from "./attachments-of.server.ts"

import styles from "./attachments.module.css"

/** The attached PDFs below a text; renders nothing without any. */
export function Attachments({ list }: { list: AttachmentList | undefined }) {
  if (!list) return null
  return (
    <section className={styles.attachments}>
      <h2>{list.label}</h2>
      <ul>
        {list.files.map(({ href, title, size }) => (
          <li key={`${title} ${href}`}>
            <a className="tap-height" href={href} type="application/pdf">
              {`${title} (PDF, ${size})`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
