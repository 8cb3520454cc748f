import type { DataProvider, GetListParams, Identifier, RaRecord } from "react-admin"

import { request } from "./api-client.ts"

/** A record with the version that was read, if its resource has versions. */
interface Versioned extends RaRecord {
  version?: number
}

const listQuery = ({ pagination, sort, filter }: Partial<GetListParams>) =>
  new URLSearchParams({
    page: String(pagination?.page ?? 1),
    perPage: String(pagination?.perPage ?? 100),
    sort: sort?.field ?? "",
    order: sort?.order ?? "",
    filter: JSON.stringify(filter ?? {}),
  })

const path = (resource: string, id?: Identifier) =>
  `/${resource}${id === undefined ? "" : `/${encodeURIComponent(id)}`}`

interface List<Record> {
  data: Record[]
  total: number
  /** False if there are more records than the server counted. */
  isTotalExact?: boolean
}

/** Pagination info. Without an exact total it only says whether there is a previous and a next page. */
const pageOf = <Record>(
  { data, total, isTotalExact = true }: List<Record>,
  params: GetListParams,
) => {
  if (isTotalExact) return { data, total }
  const { page = 1, perPage = 25 } = params.pagination ?? {}
  return { data, pageInfo: { hasPreviousPage: page > 1, hasNextPage: total > page * perPage } }
}

const methods: Partial<DataProvider> = {
  getList: async (resource, params) => {
    const url = `${path(resource)}?${listQuery(params)}`
    return pageOf(await request<List<never>>("GET", url, undefined, params.signal), params)
  },
  getOne: (resource, { id, signal }) => request("GET", path(resource, id), undefined, signal),
  getMany: (resource, { ids, signal }) =>
    request(
      "GET",
      `${path(resource)}?ids=${ids.map(encodeURIComponent).join(",")}`,
      undefined,
      signal,
    ),
  create: (resource, { data }) => request("POST", path(resource), { data }),
  update: (resource, { id, data, previousData, meta }) =>
    request("PUT", path(resource, id), {
      data,
      expectedVersion: (previousData as Versioned).version,
      // Of who confirms it (financial/financial-guard.tsx).
      password: (meta as { password?: string } | undefined)?.password,
    }),
  delete: (resource, { id, previousData }) =>
    request(
      "DELETE",
      `${path(resource, id)}?expectedVersion=${(previousData as Versioned | undefined)?.version}`,
    ),
}

export const dataProvider = methods as DataProvider
