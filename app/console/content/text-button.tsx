import { Button, type ButtonProps } from "@mui/material"
import { useTranslate } from "react-admin"

/** A button that says its words on a phone too; `label` is a key of them. */
export function TextButton({ label, ...rest }: ButtonProps & { label: string; target?: string }) {
  const translate = useTranslate()
  return (
    <Button size="small" {...rest}>
      {translate(label)}
    </Button>
  )
}
