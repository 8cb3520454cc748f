import { Pagination } from "react-admin"

/** Pagination with larger page sizes, for checking many records in a row. */
export function Pages() {
  return <Pagination rowsPerPageOptions={[25, 50, 100]} />
}
