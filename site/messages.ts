import type { Locale, Localized } from './locales.ts'
import type { PlanId } from './plans.ts'
import type { Listed, PageName } from './routes.ts'

/** Pages with a name in this file. The names of the others are in site/views.ts. */
export type NamedPage = Exclude<PageName, 'home' | 'contact' | 'search' | 'notFound' | PlanId>

/** Names of pages: `nav` in the header, `page` in the footer, breadcrumbs and lists. */
const pageNames: Record<`nav.${Listed<'header'>}` | `page.${NamedPage}`, Localized<string>> = {
  'nav.home': { nl: 'Home', en: 'Home' },
  'nav.plans': { nl: 'Pakketten', en: 'Plans' },
  'nav.about': { nl: 'Over ons', en: 'About' },
  'nav.blog': { nl: 'Blog', en: 'Blog' },
  'nav.contact': { nl: 'Contact', en: 'Contact' },
  'page.plans': { nl: 'Pakketten', en: 'Plans' },
  'page.singleFlows': { nl: 'Losse flows', en: 'Single flows' },
  'page.support': { nl: 'Support en onderhoud', en: 'Support and maintenance' },
  'page.training': { nl: 'Training en onboarding', en: 'Training and onboarding' },
  'page.dashboard': { nl: 'Realtime dashboard', en: 'Real-time dashboard' },
  'page.about': { nl: 'Over ons', en: 'About us' },
  'page.blog': { nl: 'Blog', en: 'Blog' },
  'page.cases': { nl: 'Voorbeelden per sector', en: 'Examples by sector' },
  'page.accessibility': { nl: 'Toegankelijkheid', en: 'Accessibility' },
  'page.faq': { nl: 'Veelgestelde vragen', en: 'Frequently asked questions' },
}

/** Interface text in both languages; the type requires both. `message` fills in each `{name}`. */
export const messages = {
  ...pageNames,
  'nav.label': { nl: 'Hoofdmenu', en: 'Main menu' },
  'nav.menu': { nl: 'Menu', en: 'Menu' },
  'nav.skip': { nl: 'Naar de inhoud', en: 'Skip to content' },
  'language.label': { nl: 'Taal', en: 'Language' },
  'language.footer': { nl: 'Taal, onder aan de pagina', en: 'Language, at the bottom of the page' },
  'chat.label': { nl: 'WhatsApp', en: 'WhatsApp' },
  'plan.all': { nl: 'De drie pakketten', en: 'The three plans' },

  'cta.demo': { nl: 'Vraag een gratis demo aan', en: 'Ask for a free demo' },
  'cta.demoFacts': {
    nl: 'Een demo duurt {duration} en gaat {means}. Je hoort van ons binnen {time}.',
    en: 'A demo takes {duration}, {means}. You’ll hear from us within {time}.',
  },
  'cta.plans': { nl: 'Bekijk de pakketten', en: 'View the plans' },
  'cta.home': { nl: 'Naar de homepage', en: 'Go to the home page' },
  'cta.chat': { nl: 'Stuur ons een WhatsApp-bericht', en: 'Message us on WhatsApp' },
  'cta.chatAbout': { nl: 'Nog geen klant? App je vraag', en: 'New here? Ask us on WhatsApp' },
  newTab: { nl: '(opent in een nieuw tabblad)', en: '(opens in a new tab)' },

  'chat.greeting': {
    nl: 'Hallo! Ik heb een vraag over jullie pakketten.',
    en: 'Hello! I have a question about your plans.',
  },
  'chat.plan': {
    nl: 'Hallo! Ik heb interesse in het pakket {name}. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I’m interested in the {name} plan. Could you send me more information?',
  },
  'chat.module': {
    nl: 'Hallo! Ik heb interesse in het {name}. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I’m interested in the {name}. Could you send me more information?',
  },

  'chat.enterprise': {
    nl: 'Hallo! Ik heb interesse in het pakket Enterprise en wil graag bespreken wat er voor onze organisatie mogelijk is. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I’m interested in the Enterprise plan and would like to discuss what’s possible for our organisation. Could you send me more information?',
  },
  'chat.singleFlow': {
    nl: 'Hallo! Ik wil graag een losse flow aanvragen. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I’d like to order a single flow. Could you send me more information?',
  },
  'chat.support': {
    nl: 'Hallo! Ik wil graag support of onderhoud aanvragen. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I’d like to arrange support or maintenance. Could you send me more information?',
  },
  'chat.training': {
    nl: 'Hallo! Ik wil graag een teamtraining boeken. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I’d like to book team training. Could you send me more information?',
  },
  'chat.general': {
    nl: 'Hallo! Ik heb interesse in automatisering. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I’m interested in automation. Could you send me more information?',
  },

  'footer.services': { nl: 'Diensten', en: 'Services' },
  'footer.resources': { nl: 'Meer lezen', en: 'Resources' },
  'footer.contact': { nl: 'Contact', en: 'Contact' },
  'footer.promise': {
    nl: 'Wij automatiseren het werk dat je team nu met de hand doet.',
    en: 'We automate the work your team does by hand.',
  },
  'footer.registration': { nl: 'KVK', en: 'Chamber of Commerce' },
  'footer.vatNumber': { nl: 'btw-nummer', en: 'VAT number' },
  'footer.vat': { nl: 'Alle prijzen zijn exclusief btw.', en: 'All prices exclude VAT.' },

  'plan.popular': { nl: 'Meest gekozen', en: 'Most popular' },
  'plan.recommended': { nl: 'Onze aanbeveling', en: 'Our recommendation' },
  'plan.perMonth': { nl: 'per maand', en: 'per month' },
  'plan.savedHours': { nl: 'Verwachte besparing per week:', en: 'Expected saving per week:' },
  'plan.savedWork': { nl: 'Verwachte besparing: het werk van', en: 'Expected saving: the work of' },
  'plan.least': {
    nl: 'Bij {hourly} per uur verdient {plan} zich{fee} binnen {horizon} terug als je minstens {hours} per week bespaart. Verwachten we bij jou minder, dan raden we het af. Kost een uur je meer, dan is een kleinere besparing genoeg.',
    en: 'At {hourly} an hour{fee}, {plan} pays for itself within {horizon} if it saves you at least {hours} a week. If we expect less for you, we advise against it. If an hour costs you more, a smaller saving is enough.',
  },
  'plan.setup': { nl: '{setup} opzetkosten', en: 'setup fee {setup}' },
  'plan.features': { nl: 'Wat je krijgt', en: 'What you get' },
  'plan.change': { nl: 'Wat er voor je verandert', en: 'What changes for you' },
  'plan.situation': { nl: 'Situatie', en: 'Situation' },
  'plan.solution': { nl: 'Oplossing', en: 'Solution' },
  'plan.result': { nl: 'Resultaat', en: 'Result' },
  'plan.others': { nl: 'De andere pakketten', en: 'The other plans' },
  'plan.exclVat': { nl: 'excl. btw', en: 'excl. VAT' },
  'plan.separate': {
    nl: 'Licenties van andere leveranciers, ook van het platform waarop je workflows draaien, en AI-gebruik betaal je apart; in je offerte staat een schatting per maand.',
    en: 'Licences from other suppliers (including the platform your workflows run on) and AI usage are charged separately; your quote estimates the monthly cost.',
  },
  'plan.costs': { nl: 'Alle kosten op een rij', en: 'All costs in one list' },

  'trust.heading': { nl: 'Waar je op kunt afgaan', en: 'What you can rely on' },
  'trust.founder': { nl: 'Oprichter', en: 'Founder' },
  'trust.reference': { nl: 'Referentie', en: 'Reference' },
  'trust.certificate': { nl: 'Certificaat', en: 'Certificate' },
  'trust.empty': {
    nl: '{name}: nog leeg, alleen in dit voorbeeld te zien',
    en: '{name}: still empty, shown in this preview only',
  },

  'cases.plan': { nl: 'Een pakket voor alleen dit werk:', en: 'A plan for this work alone:' },

  'price.once': { nl: 'eenmalig', en: 'one-off' },
  'price.perHour': { nl: 'per uur', en: 'per hour' },
  'price.perTeam': { nl: 'per team', en: 'per team' },

  'sum.method': { nl: 'Zo rekenen wij', en: 'How we work it out' },
  'sum.link': { nl: 'Reken uit wat het jou oplevert', en: 'Work out what you’d save' },
  'sum.inputs': { nl: 'Jouw werk', en: 'Your work' },
  'sum.requests': { nl: 'Aanvragen per week', en: 'Requests per week' },
  'sum.minutes': { nl: 'Minuten per aanvraag', en: 'Minutes per request' },
  'sum.hourly': { nl: 'Kosten van een uur werk', en: 'Cost of an hour of work' },
  'sum.kinds': { nl: 'Workflows die je nodig hebt', en: 'Workflows you need' },
  'sum.kindsHint': {
    nl: 'Tel één workflow per aanleiding, zoals een melding of een getekende werkbon.',
    en: 'Count one workflow per trigger, such as a fault report or a signed job sheet.',
  },
  'sum.share': { nl: 'Deel dat een workflow overneemt', en: 'Share handled by the workflow' },
  'sum.shareHint': {
    nl: 'De rest blijft mensenwerk: controleren en beslissen.',
    en: 'People still do the rest: checking and deciding.',
  },
  'sum.note': { nl: 'Zo rekenen we', en: 'How we calculate' },
  'sum.submit': { nl: 'Reken uit', en: 'Work it out' },
  'sum.hours': { nl: 'uur bespaard per maand', en: 'hours saved per month' },
  'sum.euros': { nl: 'aan werktijd per maand', en: 'worth of working time per month' },
  'sum.pays': {
    nl: '{plan} levert na twee jaar het meest op en verdient zich terug na {week} weken.',
    en: 'Over two years, {plan} saves you the most after costs. It pays for itself after {week} weeks.',
  },
  'sum.none': {
    nl: 'Met deze cijfers verdient geen pakket zich binnen twee jaar terug. We raden er dan ook geen aan.',
    en: 'With these figures, no plan pays for itself within two years. We wouldn’t recommend one.',
  },
  'sum.single': {
    nl: 'Misschien loont een losse flow wel: bekijk wat die kost',
    en: 'A single flow may still pay off: see what it costs',
  },
  'sum.week': { nl: 'na {week} weken', en: 'after {week} weeks' },
  'sum.never': { nl: 'niet binnen twee jaar', en: 'not within two years' },
  'sum.drawing': {
    nl: 'Opbrengst min opzetkosten en maandbedragen, over twee jaar',
    en: 'Savings minus setup and monthly fees, over two years',
  },
  'sum.start': { nl: 'start', en: 'start' },
  'sum.end': { nl: 'twee jaar', en: 'two years' },
  'sum.plans': { nl: 'De pakketten met deze cijfers', en: 'The plans with these figures' },
  'sum.plan': { nl: 'Pakket', en: 'Plan' },
  'sum.back': { nl: 'Bespaarde uren per maand', en: 'Hours saved per month' },
  'sum.saved': { nl: 'Besparing per maand', en: 'Saving per month' },
  'sum.net': { nl: 'Besparing min maandbedrag', en: 'Saving minus monthly fee' },
  'sum.paid': { nl: 'Terugverdiend', en: 'Pays for itself' },
  'sum.send': { nl: 'Stuur dit mee met je bericht', en: 'Send us these figures' },
  'sum.print': { nl: 'Afdrukken', en: 'Print' },
  'sum.worked': {
    nl: 'Rekenvoorbeeld: elke week {requests} aanvragen van {minutes} minuten. Nemen workflows {share}% van dat werk over, dan verdient {plan} zich{fee} na {weeks} weken terug.',
    en: 'Worked example: {requests} requests a week, at {minutes} minutes each. If workflows handle {share}% of that work, {plan} pays for itself after {weeks} weeks{fee}.',
  },
  'sum.lowestSetup': { nl: ' met de laagste opzetkosten', en: ' with the lowest setup fee' },
  'sum.examples': { nl: 'Begin met een voorbeeld', en: 'Start from an example' },
  'sum.message': {
    nl: 'Mijn berekening. Aanvragen per week: {requests}; minuten per aanvraag: {minutes}; kosten van een uur werk: € {hourly}; workflows die ik nodig heb: {kinds}; deel dat een workflow overneemt: {share}%. Bespaarde uren per maand: {back}. {verdict}\n{link}',
    en: 'My calculation. Requests per week: {requests}; minutes per request: {minutes}; cost of an hour of work: €{hourly}; workflows I need: {kinds}; share handled by the workflow: {share}%. Hours saved per month: {back}. {verdict}\n{link}',
  },

  'comparison.caption': { nl: 'De drie pakketten naast elkaar', en: 'The three plans side by side' },
  'comparison.choose': { nl: 'Toon dit pakket', en: 'Show this plan' },
  'chart.asTable': { nl: 'Bekijk de cijfers als tabel', en: 'View the figures as a table' },

  'demo.choose': { nl: 'Kies een sector', en: 'Choose a sector' },
  'demo.back': { nl: 'Vorige stap', en: 'Previous step' },
  'demo.next': { nl: 'Volgende stap', en: 'Next step' },
  'demo.play': { nl: 'Afspelen', en: 'Play' },
  'demo.pause': { nl: 'Pauzeren', en: 'Pause' },

  'picture.week': {
    nl: 'Voorbeeld van een week in je rapport. Oranje: aanvragen die iemand heeft gecorrigeerd.',
    en: 'An example of a week in your report. Orange marks the requests that someone corrected.',
  },
  'flows.in': { nl: 'Aanleiding', en: 'Trigger' },
  'flows.out': { nl: 'Uitkomst', en: 'Outcome' },

  'sectors.now': { nl: 'Nu', en: 'Now' },
  'sectors.then': { nl: 'Met een workflow', en: 'With a workflow' },

  'blog.all': { nl: 'Alles', en: 'All' },
  'blog.categories': { nl: 'Onderwerpen', en: 'Topics' },
  'blog.featured': { nl: 'Uitgelicht', en: 'Featured' },
  'blog.onlyFeatured': {
    nl: 'Alleen het uitgelichte artikel is beschikbaar in deze categorie.',
    en: 'Only the featured article is available in this category.',
  },
  'blog.none': { nl: 'Geen artikelen gevonden in deze categorie.', en: 'No articles found in this category.' },
  'blog.back': { nl: 'Terug naar de blog', en: 'Back to the blog' },
  'blog.related': { nl: 'Lees ook', en: 'Related articles' },
  'blog.readingTime': { nl: '{minutes}\u00a0min leestijd', en: '{minutes}\u00a0min read' },
  'content.footnotes': { nl: 'Voetnoten', en: 'Footnotes' },
  'content.done': { nl: 'Klaar', en: 'Done' },
  'content.toDo': { nl: 'Nog te doen', en: 'To do' },
  'content.backToText': {
    nl: 'Terug naar de tekst bij voetnoot {number}',
    en: 'Back to the text at footnote {number}',
  },
  'preview.site': {
    nl: 'Voorbeeld van de site, met concepten en geplande artikelen',
    en: 'Preview of the site, with drafts and scheduled articles',
  },
  'preview.edit': { nl: 'Bewerk deze tekst', en: 'Edit this text' },
  'preview.draft': { nl: 'Concept: nog niet gepubliceerd', en: 'Draft: not published yet' },
  'preview.moment': { nl: '{day} om {hour}', en: '{day} at {hour}' },
  'preview.scheduled': { nl: 'Gepland: verschijnt op {moment}', en: 'Scheduled: appears on {moment}' },
  'blog.contents': { nl: 'In dit artikel', en: 'In this article' },
  'blog.pages': { nl: 'Pagina’s van de blog', en: 'Blog pages' },
  'blog.page': { nl: 'Pagina {number}', en: 'Page {number}' },
  'blog.pageDescription': {
    nl: 'Pagina {number} van {title}. Oudere artikelen met samenvatting, datum en leestijd, de nieuwste bovenaan.',
    en: 'Page {number} of {title}. Older articles with a summary, date and reading time, newest first.',
  },
  'feed.title': { nl: 'Blog van {brand}', en: 'The {brand} blog' },
  'content.copyLink': { nl: 'Kopieer de link', en: 'Copy the link' },
  'content.copied': { nl: 'Link gekopieerd', en: 'Link copied' },
  'blog.neighbours': { nl: 'Vorig en volgend artikel', en: 'Previous and next article' },
  'blog.newer': { nl: 'Nieuwer', en: 'Newer' },
  'blog.older': { nl: 'Ouder', en: 'Older' },

  'faq.contents': { nl: 'Onderwerpen', en: 'Topics' },
  'faq.search': { nl: 'Zoek in de vragen', en: 'Search the questions' },
  'faq.one': { nl: '1 vraag gevonden', en: '1 question found' },
  'faq.many': { nl: '{count} vragen gevonden', en: '{count} questions found' },
  'faq.none': { nl: 'Geen resultaten gevonden.', en: 'No results found.' },
  'faq.clear': { nl: 'Zoekopdracht wissen', en: 'Clear search' },
  'faq.near': { nl: 'Bedoelde je', en: 'Did you mean' },

  'newsletter.submit': { nl: 'Aanmelden', en: 'Subscribe' },
  'newsletter.sending': { nl: 'Bezig met aanmelden...', en: 'Subscribing...' },
  'newsletter.missingTitle': { nl: 'Fout', en: 'Error' },
  'newsletter.missing': { nl: 'Vul je e-mailadres in', en: 'Please enter your email address' },
  'newsletter.sentTitle': { nl: 'Gelukt!', en: 'Success!' },
  'newsletter.sent': {
    nl: 'Bedankt voor het aanmelden voor onze nieuwsbrief!',
    en: 'Thank you for subscribing to our newsletter!',
  },
  'newsletter.thanksTitle': { nl: 'Bedankt voor je aanmelding', en: 'Thank you for subscribing' },
  'newsletter.thanks': {
    nl: 'Je bent aangemeld voor onze nieuwsbrief.',
    en: 'You have been successfully subscribed to our newsletter.',
  },
  'newsletter.unsent': {
    nl: 'Je aanmelding is niet verstuurd. Wat je hebt ingevuld, staat er nog. Je kunt je ook zo aanmelden:',
    en: 'Your subscription wasn’t sent. What you entered is still here. You can also subscribe this way:',
  },
  'newsletter.subject': { nl: 'Aanmelding voor de nieuwsbrief', en: 'Newsletter subscription' },
  'newsletter.ask': { nl: 'Ik wil de nieuwsbrief ontvangen.', en: 'I’d like to receive the newsletter.' },

  'field.name': { nl: 'Naam', en: 'Name' },
  'field.nameOptional': { nl: 'Naam (niet verplicht)', en: 'Name (optional)' },
  'field.email': { nl: 'E-mailadres', en: 'Email address' },
  'field.company': { nl: 'Bedrijf', en: 'Company' },
  'field.phone': { nl: 'Telefoonnummer (niet verplicht)', en: 'Phone number (optional)' },
  'field.phoneHint': {
    nl: 'Alleen om je terug te bellen over je bericht.',
    en: 'Only used to call you back about your message.',
  },
  'field.nameEmpty': { nl: 'Vul je naam in.', en: 'Enter your name.' },
  'field.emailEmpty': { nl: 'Vul je e-mailadres in.', en: 'Enter your email address.' },
  'field.messageEmpty': {
    nl: 'Schrijf in een paar woorden waar het over gaat.',
    en: 'Tell us in a few words what it’s about.',
  },
  'field.messageHint': {
    nl: 'Plak gerust een paar mails van vorige week, zonder namen en andere persoonsgegevens.',
    en: 'Feel free to paste a few emails from last week, without names or other personal data.',
  },
  'field.service': { nl: 'Waar gaat het over?', en: 'What is it about?' },
  'field.message': { nl: 'Bericht', en: 'Message' },

  'contact.submit': { nl: 'Verstuur', en: 'Send' },
  'contact.sending': { nl: 'Bezig met versturen...', en: 'Sending...' },
  'contact.missingTitle': { nl: 'Velden ontbreken', en: 'Fields missing' },
  'contact.missing': { nl: 'Vul alle verplichte velden in.', en: 'Please fill in all required fields.' },
  'contact.sentTitle': { nl: 'Bericht verstuurd', en: 'Message sent' },
  'contact.unsent': {
    nl: 'Je bericht is niet verstuurd. Wat je hebt ingevuld, staat er nog. Je kunt het ook zo sturen:',
    en: 'Your message wasn’t sent. What you entered is still here. You can also send it this way:',
  },
  'contact.subject': { nl: 'Bericht via de website', en: 'Message from the website' },
  'contact.sent': {
    nl: 'Bedankt voor je bericht. Je hoort van ons binnen {time}.',
    en: 'Thank you for your message. You’ll hear from us within {time}.',
  },

  'privacy.contact': {
    nl: 'We gebruiken je bericht om je te antwoorden en om te leren van de vragen die we krijgen, en je telefoonnummer alleen om je terug te bellen.',
    en: 'We use your message to reply and to learn from the questions we get, and your phone number only to call you back.',
  },
  'privacy.newsletter': {
    nl: 'We gebruiken je gegevens alleen voor de nieuwsbrief.',
    en: 'We use your details only for the newsletter.',
  },

  'form.emailWrong': {
    nl: 'Dit e-mailadres klopt niet. Schrijf het als naam@bedrijf.nl.',
    en: 'This email address isn’t valid. Use the form name@company.com.',
  },
  'form.failedTitle': { nl: 'Fout', en: 'Error' },
  'form.failed': { nl: 'Er ging iets mis. Probeer het opnieuw.', en: 'Something went wrong. Please try again.' },
  'form.offlineTitle': { nl: 'Je bent offline', en: 'You’re offline' },
  'form.offline': {
    nl: 'Wat je hebt ingevuld, blijft staan. Probeer het opnieuw zodra je weer verbinding hebt.',
    en: 'What you entered is still here. Try again when you’re back online.',
  },
  'form.toasts': { nl: 'Meldingen', en: 'Notifications' },
  'form.close': { nl: 'Melding sluiten', en: 'Close notification' },
  'form.byMail': { nl: 'Stuur het per e-mail', en: 'Send it by email' },
  'form.byChat': { nl: 'Stuur het via WhatsApp', en: 'Send it on WhatsApp' },
  'form.honeypot': { nl: 'Laat dit veld leeg', en: 'Leave this field empty' },

  'consent.label': { nl: 'Cookies', en: 'Cookies' },
  'consent.notYet': { nl: 'We meten nog niets.', en: 'We don’t measure anything yet.' },
  'consent.text': {
    nl: 'Alleen met jouw toestemming meet Google wat je leest (analytisch) en stemt het advertenties op je af (marketing).',
    en: 'Only with your permission will Google measure what you read (analytical) and tailor ads to you (marketing).',
  },
  'consent.textAnalytical': {
    nl: 'Alleen met jouw toestemming meet Google welke pagina’s worden gelezen (analytisch).',
    en: 'Only with your permission will Google measure which pages are read (analytical).',
  },
  'consent.textMarketing': {
    nl: 'Alleen met jouw toestemming stemt Google advertenties op je af (marketing).',
    en: 'Only with your permission will Google tailor ads to you (marketing).',
  },
  'consent.rest': { nl: 'Je keuze aanpassen kan altijd.', en: 'You can change this at any time.' },
  'consent.privacy': { nl: 'Privacyverklaring', en: 'Privacy statement' },
  'consent.more': { nl: 'Lees onze privacyverklaring', en: 'Read our privacy statement' },
  'consent.all': { nl: 'Alles accepteren', en: 'Accept all' },
  'consent.functionalOnly': { nl: 'Alleen functioneel', en: 'Functional only' },
  'consent.settings': { nl: 'Instellingen', en: 'Settings' },
  'consent.title': { nl: 'Cookie-instellingen', en: 'Cookie settings' },
  'consent.functional': { nl: 'Functioneel', en: 'Functional' },
  'consent.functionalText': {
    nl: 'Onthoudt je cookiekeuze, je taal, je instelling van het zoekveld en wat je in een formulier typt. Altijd aan.',
    en: 'Remembers your cookie choice, your language, your search-field setting and what you type into a form. Always on.',
  },
  'consent.analytical': { nl: 'Analytisch', en: 'Analytical' },
  'consent.analyticalText': {
    nl: 'Meet met Google Analytics welke pagina’s worden gelezen.',
    en: 'Uses Google Analytics to measure which pages are read.',
  },
  'consent.marketing': { nl: 'Marketing', en: 'Marketing' },
  'consent.marketingText': {
    nl: 'Stemt advertenties af op je interesse en meet wat ze opleveren. Google herkent je daarvoor ook op andere websites.',
    en: 'Tailors ads to your interests and measures how well they work. To do so, Google also recognises you on other websites.',
  },
  'consent.unused': {
    nl: 'Nog niet in gebruik: er wordt niets gemeten of geladen.',
    en: 'Not in use yet: nothing is measured or loaded.',
  },
  'consent.receiver': { nl: 'Ontvanger', en: 'Recipient' },
  'consent.nobody': { nl: 'niemand, het blijft in je browser', en: 'nobody; it stays in your browser' },
  'consent.kept': { nl: 'Wat je browser bewaart', en: 'What your browser stores' },
  'consent.save': { nl: 'Voorkeuren opslaan', en: 'Save preferences' },
  'consent.cancel': { nl: 'Annuleren', en: 'Cancel' },

  'promises.all': { nl: 'Lees de verwerkersovereenkomst', en: 'Read the data processing agreement' },
  'promises.clause': { nl: 'Lees de bepaling', en: 'Read the clause' },

  'cookies.notYet': {
    nl: 'Nog niet in gebruik: {kinds}. Daarvoor meten en laden we nu niets, wat je ook kiest.',
    en: 'Not in use yet: {kinds}. For these we currently measure nothing and load nothing, whatever you choose.',
  },
  'cookies.label': { nl: 'Cookies en lokale opslag', en: 'Cookies and local storage' },
  'cookies.name': { nl: 'Naam', en: 'Name' },
  'cookies.what': { nl: 'Waarvoor', en: 'Purpose' },
  'cookies.stays': { nl: 'Hoelang', en: 'How long' },
  'cookies.cleared': { nl: 'totdat je het verwijdert', en: 'until you clear it' },
  'cookies.closed': { nl: 'totdat je het tabblad sluit', en: 'until you close the tab' },

  'offer.text': { nl: 'Deze site is er ook in het Nederlands.', en: 'This site is also available in English.' },
  'offer.accept': { nl: 'Bekijk in het Nederlands', en: 'View in English' },
  'offer.dismiss': { nl: 'Sluiten', en: 'Close' },

  'service.support': { nl: 'Realtime Dashboard', en: 'Realtime Dashboard' },
  'service.anders': { nl: 'Demo, losse flow of iets anders', en: 'Demo, single flow or something else' },

  'direct.email': { nl: 'E-mail', en: 'Email' },
  'direct.phone': { nl: 'Telefoon', en: 'Phone' },
  'direct.person': { nl: 'Contactpersoon', en: 'Contact' },
  'direct.location': { nl: 'Adres', en: 'Address' },

  'components.heading': { nl: 'Componenten', en: 'Components' },
  'components.intro': {
    nl: 'Wat een tekst kan bevatten, en hoe je het schrijft.',
    en: 'What a text can contain, and how to write it.',
  },

  'legal.number': { nl: 'Versie {version}', en: 'Version {version}' },
  'legal.updated': { nl: 'laatst bijgewerkt op {date}', en: 'last updated {date}' },
  'legal.earlier': { nl: 'Eerdere versies', en: 'Earlier versions' },
  'legal.superseded': { nl: 'Dit is een eerdere versie.', en: 'This is an earlier version.' },
  'legal.current': { nl: 'Lees de huidige versie', en: 'Read the current version' },
  'legal.client': { nl: 'De klant', en: 'The client' },
  'legal.signName': { nl: 'Naam', en: 'Name' },
  'legal.signRole': { nl: 'Functie', en: 'Position' },
  'legal.signPlace': { nl: 'Plaats en datum', en: 'Place and date' },
  'legal.signature': { nl: 'Handtekening', en: 'Signature' },
  'legal.questions': { nl: 'Vragen over dit document?', en: 'Questions about this document?' },
  'legal.mail': { nl: 'Mail ons', en: 'Email us' },
  'legal.form': { nl: 'Naar het contactformulier', en: 'Go to the contact form' },

  'search.label': { nl: 'Zoeken', en: 'Search' },
  'search.field': { nl: 'Zoek op deze site', en: 'Search this site' },
  'search.close': { nl: 'Sluiten', en: 'Close' },
  'search.one': { nl: '1 resultaat', en: '1 result' },
  'search.many': { nl: '{count} resultaten', en: '{count} results' },
  'search.most': { nl: 'De {count} beste resultaten', en: 'The {count} best results' },
  'search.noScripts': {
    nl: 'Zoeken werkt alleen met scripts, en die staan uit in je browser. Hieronder staat alles op deze site.',
    en: 'Search needs scripts, which are off in your browser. Below is everything on this site.',
  },
  'search.none': { nl: 'Niets gevonden voor', en: 'Nothing found for' },
  'search.without': { nl: 'Niet gevonden:', en: 'Not found:' },
  'search.instead': { nl: 'Probeer een ander woord, of', en: 'Try another word, or' },
  'search.ask': { nl: 'stel je vraag', en: 'ask us' },
  'search.failed': {
    nl: 'Zoeken lukt nu niet. Controleer je verbinding, of kies uit',
    en: 'Search isn’t working right now. Check your connection, or choose from',
  },
  'search.all': { nl: 'alle pagina’s', en: 'all pages' },
  'search.keys': { nl: '↑ ↓ kiezen · Enter openen · Esc sluiten', en: '↑ ↓ select · Enter open · Esc close' },
  'search.shortcut': { nl: 'Druk op / om te zoeken', en: 'Press / to search' },
  'search.offline': {
    nl: 'Je bent offline. Zoeken kan zodra er weer verbinding is.',
    en: 'You’re offline. Search works again once you’re connected.',
  },
  'search.gone': {
    nl: 'Zoeken start niet, want de site is net vernieuwd. Druk op Zoeken om de pagina opnieuw te laden, of kies hieronder.',
    en: 'Search didn’t start, because the site has just been updated. Press Search to load the page again, or choose below.',
  },
  'search.index': { nl: 'Alles op deze site', en: 'Everything on this site' },
  'group.best': { nl: 'Beste resultaten', en: 'Best results' },
  'group.page': { nl: 'Pagina’s', en: 'Pages' },
  'group.plan': { nl: 'Pakketten', en: 'Plans' },
  'group.module': { nl: 'Modules', en: 'Modules' },
  'group.question': { nl: 'Veelgestelde vragen', en: 'Questions' },
  'group.article': { nl: 'Artikelen', en: 'Articles' },
  'group.legal': { nl: 'Juridisch', en: 'Legal' },

  'content.wholePicture': { nl: 'Bekijk de hele afbeelding', en: 'View the whole picture' },
  'content.table': { nl: 'Tabel', en: 'Table' },
} as const satisfies Record<string, Localized<string>>

export type MessageName = keyof typeof messages

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type ValuesIn<Text> = Text extends `${string}{${string}` ? [values: Record<NamesIn<Text>, string | number>] : []
type Texts = typeof messages
/** Reads only the languages that a message has, so that a missing language is a type error in its own row. */
export type ValuesOf<N extends MessageName> = ValuesIn<Texts[N][keyof Texts[N]]>

export type TextName = { [N in MessageName]: ValuesOf<N> extends [] ? N : never }[MessageName]

type TextsOf<Group extends string> = { [N in MessageName as N extends `${Group}.${infer Rest}` ? Rest : never]: string }

/** Messages of one group, such as `contact`, for an island's props. */
export function messagesOf<Group extends string>(group: Group, locale: Locale): TextsOf<Group> {
  const groupMessages = Object.entries(messages).filter(([name]) => name.startsWith(`${group}.`))
  return Object.fromEntries(
    groupMessages.map(([name, text]) => [name.slice(group.length + 1), text[locale]]),
  ) as TextsOf<Group>
}

export function message<N extends MessageName>(name: N, locale: Locale, ...[values]: ValuesOf<N>): string {
  const { [locale]: text }: Localized<string> = messages[name]
  return values ? text.replace(/{(\w+)}/g, (_, key: string) => String(values[key as keyof typeof values])) : text
}
