import type { Router } from 'express'
import { isPerVisitor } from '#domain/path-classes.ts'
import { editFramePath } from '#domain/site/own-texts.ts'
import { requireArea } from '../http/member.ts'
import { publicAddress } from '../http/public-address.ts'
import { createRouter } from '../http/router.ts'
import { problem } from '../kernel/errors.ts'
import type { RenderPage } from '../kernel/feature.ts'
import { editableHtml } from './editable-html.ts'

/** The pages of the site as the editor shows them (R333), for those who may change texts. */
export function createEditRoutes(render: RenderPage): Router {
  const router = createRouter()
  router.at(editFramePath).get(requireArea('site'), (request, response) => {
    const page = String(request.query.page ?? '/')
    if (!isEditable(page)) throw problem('not-found', 'This address is no page of the site.')
    return render(request, response, { url: page, edit: editableHtml })
  })
  return router
}

function isEditable(page: string): boolean {
  const [path = ''] = page.split(/[?#]/, 1)
  return publicAddress(page) !== null || isPerVisitor(path)
}
