import type { DescribedDocuments, FileTexts } from "./describe-files.server.ts"
import { type FormProps, forStep, OwnForm, type OwnFormsProps } from "./own-forms.tsx"
import { PageFiles } from "./page-files.tsx"

import meritStyles from "../merit/merit-details.module.css"
import styles from "./own-forms.module.css"

interface Props extends FormProps {
  documents: DescribedDocuments
  texts: FileTexts
}

type Item = Props["documents"]["items"][number]

/** Papers with what is known of each. */
function PaperList({ items, isOnPaperOnly = false }: { items: Item[]; isOnPaperOnly?: boolean }) {
  return (
    <ul className={isOnPaperOnly ? styles.onPaper : styles.documents}>
      {items.map(({ name, label, hint }) => (
        <li key={name}>
          {label}: {hint}
        </li>
      ))}
    </ul>
  )
}

/** What is known of each paper. One form sends all that can be sent together. */
function DocumentsForm({ documents, texts, ...props }: Props) {
  const { refused, identityField } = props
  const sendable = documents.items.filter(({ canSend }) => canSend)
  const others = documents.items.filter(({ canSend }) => !canSend)
  return (
    <>
      {others.length > 0 && <PaperList items={others} />}
      {sendable.length > 0 && (
        <>
          {/* The printed page names what is still to be brought; the form is for the screen. */}
          <PaperList items={sendable} isOnPaperOnly />
          <p className="screen-only">{documents.lead}</p>
          <p className="screen-only">{documents.hint}</p>
          <OwnForm step="documents" submit={documents.submit} hasFiles {...props}>
            {sendable.map((item) => (
              // The key empties the input once its files were received.
              <div key={`${item.name} ${item.hint}`} className={styles.document}>
                <PageFiles
                  field={item}
                  texts={texts}
                  error={refused?.errors[item.name]}
                  errorLabel={identityField.errorLabel}
                />
                {item.reason && <p className={styles.reason}>{item.reason}</p>}
              </div>
            ))}
          </OwnForm>
        </>
      )}
    </>
  )
}

type OwnDocumentsProps = Omit<OwnFormsProps, "reason"> & { isDue: boolean }

/** The papers of an application: at the top of the page if one is due, else folded below the status. */
export function OwnDocuments({ form, isDue, ...props }: OwnDocumentsProps) {
  const { documents, fileTexts } = form
  if (documents?.isDue !== isDue) return null
  const own = forStep(props, "documents")
  const content = <DocumentsForm documents={documents} texts={fileTexts} {...own} />
  if (isDue) {
    return (
      <section className={meritStyles.merit} data-standing="incomplete">
        <h2>{documents.title}</h2>
        {content}
      </section>
    )
  }
  return (
    <details className={styles.folded} open={own.refused !== undefined}>
      <summary>
        <h2>{documents.title}</h2>
      </summary>
      {content}
    </details>
  )
}
