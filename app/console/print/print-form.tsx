import PrintIcon from "@mui/icons-material/PrintOutlined"
import type { ComponentProps } from "react"
import { Button, useLocaleState } from "react-admin"

interface PrintFormProps extends Omit<ComponentProps<"form">, "action" | "method" | "target"> {
  /** The page that prints. */
  path: "/office/sheets" | "/office/cards"
  /** What it shall print, beside what is typed into the form. */
  fields?: Record<string, string>
}

/**
 * A form that opens a page for paper in a window of its own, in the console's language. It is posted, so that
 * no code stands in an address.
 */
export function PrintForm({ path, fields, children, ...rest }: PrintFormProps) {
  const [locale] = useLocaleState()
  return (
    <form {...rest} method="post" action={locale === "hi" ? `/hi${path}` : path} target="_blank">
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** The whole form as one button of a toolbar; `label` is a key of the words, or the words themselves. */
export function PrintButton({ label, ...rest }: PrintFormProps & { label: string }) {
  return (
    <PrintForm {...rest}>
      <Button type="submit" label={label}>
        <PrintIcon />
      </Button>
    </PrintForm>
  )
}
