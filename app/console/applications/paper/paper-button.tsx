import PaperIcon from "@mui/icons-material/NoteAddOutlined"
import { Button } from "react-admin"
import { Link } from "react-router-dom"

import { useMay } from "../../me.ts"

/** Leads to an empty form, for who may type in what came on paper. */
export function PaperButton() {
  const may = useMay()
  if (!may("applications.enter")) return null
  return (
    <Button component={Link} to="/applications/create" label="console.paper.title">
      <PaperIcon />
    </Button>
  )
}
