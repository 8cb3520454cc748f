import { Button, type ButtonProps } from "@mui/material"
import { useTranslate } from "react-admin"

/** A button that keeps its label on a phone; `label` is a message key. */
export function TextButton({ label, ...rest }: ButtonProps & { label: string; target?: string }) {
  const translate = useTranslate()
  return (
    <Button size="small" {...rest}>
      {translate(label)}
    </Button>
  )
}
