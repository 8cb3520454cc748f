import type { DescribedDocuments, FileTexts } from "./describe-files.server.ts"
import { type FormProps, forStep, OwnForm, type OwnFormsProps } from "./own-forms.tsx"
import { PageFiles } from "./page-files.tsx"

import meritStyles from "../merit/merit-details.module.css"
import styles from "./own-forms.module.css"

interface Props extends FormProps {
  documents: DescribedDocuments
  texts: FileTexts
}

/** What is known of each paper. One form sends all that can be sent together. */
function DocumentsForm({ documents, texts, ...props }: Props) {
  const { refused, identityField } = props
  const sendable = documents.items.filter(({ canSend }) => canSend)
  const others = documents.items.filter(({ canSend }) => !canSend)
  return (
    <>
      {others.length > 0 && (
        <ul className={styles.documents}>
          {others.map(({ name, label, hint }) => (
            <li key={name}>
              {label}: {hint}
            </li>
          ))}
        </ul>
      )}
      {sendable.length > 0 && (
        <>
          <p>{documents.lead}</p>
          <p>{documents.hint}</p>
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
