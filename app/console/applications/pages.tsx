import { Pagination } from "react-admin"

/** More on a page for who checks many in a row. */
export function Pages() {
  return <Pagination rowsPerPageOptions={[25, 50, 100]} />
}
