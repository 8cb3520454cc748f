import { Button } from "@mui/material"

import { PrintIcon } from "../icons.tsx"
import { PrintForm } from "../print-form.tsx"
import { useTexts } from "./use-texts.ts"

interface PrintButtonsProps {
  session: string
  programme: string
  number: number
}

/** Opens a list for the notice board: those with a seat, or those who wait. Phones show the words too. */
export function PrintButtons({ session, programme, number }: PrintButtonsProps) {
  const text = useTexts()
  return (["chosen", "waiting"] as const).map((part) => (
    <PrintForm
      key={part}
      path="/office/merit-list"
      fields={{ session, programme, number: String(number), part }}
    >
      <Button type="submit" size="small" startIcon={<PrintIcon />}>
        {text(`print.${part}`)}
      </Button>
    </PrintForm>
  ))
}
