import { base, withBase } from '../../site/base.ts'
import { headerRules, plainHeaders, securityHeaders } from '../../site/headers.ts'
import { type Deployment, notice } from './deployment.ts'

/**
 * The function that CloudFront runs on each request to a bucket: it turns an address into the name of a file. Addresses
 * that lead nowhere reach the bucket, which says so. It runs in CloudFront's own JavaScript, cloudfront-js-2.0.
 */
export function cloudFrontFunction(): string {
  const home = base()
  return `// ${notice}
function handler(event) {
  var request = event.request
  var uri = request.uri
  var page = uri.replace(/(.)\\/$/, '$1')
  if (uri === ${JSON.stringify(`${home}index.html`)}) return redirect(request, ${JSON.stringify(home)})
  if (/\\.html$/.test(uri)) return redirect(request, uri.slice(0, -5))
  if (page === ${JSON.stringify(home)} || page === ${JSON.stringify(home.slice(0, -1) || '/')}) request.uri = ${JSON.stringify(`${home}index.html`)}
  else if (!/\\.[a-z0-9]+$/.test(page)) request.uri = page + '.html'
  return request
}

function redirect(request, path) {
  var query = Object.keys(request.querystring).map(function (name) {
    var value = request.querystring[name].value
    return value === '' ? name : name + '=' + value
  })
  var location = path + (query.length > 0 ? '?' + query.join('&') : '')
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } }
}
`
}

/** Addresses of one kind, with the policy that gives their headers; a behaviour of the distribution names both. */
export interface CloudFrontBehaviour {
  name: string
  paths: string[]
  policy: object
}

/**
 * What `aws cloudfront create-response-headers-policy` takes, for each kind of address. The default behaviour comes
 * first. Cache-Control is not among them: a bucket keeps it with each file.
 */
export function cloudFrontBehaviours({ outside }: Deployment): CloudFrontBehaviour[] {
  const resource = 'Cross-Origin-Resource-Policy'
  const shared = headerRules.filter((rule) => resource in rule.headers)
  return [
    { name: 'site-pages', paths: ['*'], policy: policy('site-pages', plainHeaders[resource]) },
    ...shared.map(({ paths, headers }) => ({
      name: 'site-shared',
      paths: paths.map(withBase),
      policy: policy('site-shared', headers[resource] ?? plainHeaders[resource]),
    })),
  ]

  function policy(Name: string, value: string) {
    const {
      'Content-Security-Policy': csp = '',
      'Strict-Transport-Security': hsts = '',
      ...rest
    } = securityHeaders(outside)
    const { 'Referrer-Policy': ReferrerPolicy, 'X-Content-Type-Options': _, ...custom } = rest
    const Items = Object.entries({ ...custom, [resource]: value }).map(([Header, Value]) => ({
      Header,
      Value,
      Override: true,
    }))
    return {
      Name,
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: csp, Override: true },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { ReferrerPolicy, Override: true },
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1]),
          IncludeSubdomains: hsts.includes('includeSubDomains'),
          Override: true,
        },
      },
      CustomHeadersConfig: { Quantity: Items.length, Items },
    }
  }
}
