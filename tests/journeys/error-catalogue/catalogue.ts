import type { SceneName } from './scenes.ts';
import type { QuotedIn, Situation } from './section-8.ts';

/** What becomes of a text of the specification. */
export type Fate =
  /** It is read where that scene leads, in both languages; `en` where more is read than the specification quotes. */
  | { by: SceneName; fr: string; en?: string }
  /** The decision that did away with it. */
  | { abolished: number };

const said = (by: SceneName, fr: string, en?: string): Fate => ({ by, fr, ...(en !== undefined && { en }) });
const abolished = (decision: number): Fate => ({ abolished: decision });

/** Every text that section 8 quotes, once: the type has no room for another, and none may be missing. */
export const catalogue: { [S in Situation]: Record<QuotedIn<S>, Fate> } = {
  'Login unknown email (local)': {
    'User not found': abolished(5),
    'Login failed': abolished(5),
  },
  'Login failure toast': {
    'Login Failed': said('a wrong password', 'Échec de la connexion'),
    'Invalid email or password': said('a wrong password', 'E-mail ou mot de passe incorrect'),
  },
  'Login missing field': {
    Error: said('a login left blank', 'Erreur'),
    'Please fill in all fields': said('a login left blank', 'Veuillez remplir tous les champs'),
  },
  'Login success': {
    'You have successfully logged in.': said('a login', 'Vous êtes connecté.'),
  },
  'Signup missing fields': {
    Error: said('a sign-up left blank', 'Erreur'),
    'Please fill in all required fields': said(
      'a sign-up left blank',
      'Veuillez remplir tous les champs obligatoires',
    ),
  },
  'Brand missing company name': {
    'Please enter your company name': said(
      'a sign-up without a company',
      'Veuillez saisir le nom de votre entreprise',
    ),
  },
  'Signup failure title': {
    'Signup Failed': said('a sign-up that something else refuses', 'Échec de l’inscription'),
    'HTTP error! status:': said(
      'a sign-up that something else refuses',
      'Erreur HTTP\u202f! statut\u202f: 407',
      'HTTP error! status: 407',
    ),
    'Invalid response from server': said(
      'a sign-up that something else answers',
      'Réponse du serveur non valable',
    ),
    'Unable to connect to the server. Please check your internet connection.': said(
      'a sign-up that reaches nobody',
      'Impossible de joindre le serveur. Vérifiez votre connexion internet.',
    ),
    'Failed to create your account. Please try again.': said(
      'a sign-up that makes no account',
      'La création de votre compte a échoué. Veuillez réessayer.',
    ),
    'Signup failed': abolished(6),
  },
  'Signup success': {
    Success: said('a sign-up', 'C’est fait'),
    'Your brand account has been created': said('a sign-up', 'Votre compte marque a été créé'),
  },
  'Preferences save error': {
    'Error saving preferences': said(
      'preferences that reach nobody',
      'Erreur lors de l’enregistrement des préférences',
    ),
    'Please try again later.': said('preferences that reach nobody', 'Veuillez réessayer plus tard.'),
  },
  'Preferences success': {
    'Preferences saved!': said('preferences', 'Préférences enregistrées\u202f!'),
    'Your collaboration preferences have been updated.': said(
      'preferences',
      'Vos préférences de collaboration ont été mises à jour.',
    ),
  },
  'Preference validation': {
    'Street address is required': said('preferences left blank', 'L’adresse est obligatoire'),
    'ZIP code is required': said('preferences left blank', 'Le code postal est obligatoire'),
    'City is required': said('preferences left blank', 'La ville est obligatoire'),
    'Phone number is required': said('preferences left blank', 'Le numéro de téléphone est obligatoire'),
    'Company name is required': said('preferences left blank', 'Le nom de l’entreprise est obligatoire'),
    'Must be a valid number': said('preferences left blank', 'Doit être un nombre valable'),
    'Maximum 3 cities allowed': said('preferences with a fourth city', '3 villes au maximum'),
  },
  'Influencer action': {
    'Influencer successfully validated': said('a validation', 'Influenceur validé avec succès'),
    'Influencer declined': said('a refusal', 'Influenceur refusé'),
    'An error occurred. Please try again.': said('a decision that reaches nobody', 'Une erreur est survenue'),
    'Une erreur est survenue': said(
      'a decision that reaches nobody',
      'Une erreur est survenue',
      'An error occurred. Please try again.',
    ),
  },
  'Influencer missing': {
    'Influencer not found': said('an influencer who never applied', 'Influenceur non trouvé'),
    'Influenceur non trouvé': said(
      'an influencer who never applied',
      'Influenceur non trouvé',
      'Influencer not found',
    ),
    'Influencer Not Found': said('an influencer who is not there', 'Influenceur introuvable'),
  },
  'Empty states': {
    'No campaigns found': said('a list of no campaigns', 'Aucune campagne trouvée'),
    'No influencers in this category': said(
      'a campaign that nobody applied to',
      'Aucun influenceur dans cette catégorie',
    ),
    'No messages yet': said('a validation', 'Pas encore de messages'),
    'Pas encore de messages': said('a validation', 'Pas encore de messages', 'No messages yet'),
  },
  Message: {
    'Failed to send message': said('a message that reaches nobody', 'Échec de l’envoi du message'),
    "Échec de l'envoi du message": said(
      'a message that reaches nobody',
      'Échec de l’envoi du message',
      'Failed to send message',
    ),
    'File is too large (max 10MB)': said(
      'an attachment of more than 10 MB',
      'Le fichier est trop volumineux (10 Mo max)',
    ),
  },
  Instagram: {
    'Failed to connect Instagram account. Please try again.': said(
      'an Instagram account that reaches nobody',
      'La connexion du compte Instagram a échoué. Veuillez réessayer.',
    ),
  },
  Subscribe: {
    'Authentication required': said('a plan that a visitor chooses', 'Connexion nécessaire'),
    'Please log in to subscribe to a plan': said(
      'a plan that a visitor chooses',
      'Connectez-vous pour souscrire à une formule',
    ),
    Error: said('a plan whose card is refused', 'Erreur'),
    'Failed to process your subscription. Please try again.': said(
      'a plan whose card is refused',
      'La souscription a échoué. Veuillez réessayer.',
    ),
    'Success!': said('a plan', 'C’est fait\u202f!'),
    "You've successfully subscribed to the {plan} plan.": said(
      'a plan',
      'Vous êtes abonné à la formule Basic.',
      "You've successfully subscribed to the Basic plan.",
    ),
  },
  Campaign: {
    'Campaign ID is missing': said('a campaign without its id', 'L’identifiant de la campagne est manquant'),
    'Campaign not found': said('a campaign that is not there', 'Campagne introuvable'),
    "The campaign you're looking for doesn't exist or has been removed.": said(
      'a campaign that is not there',
      'La campagne que vous cherchez n’existe pas ou a été supprimée.',
    ),
    'Failed to load campaign details. Please try again.': said(
      'a campaign that cannot be loaded',
      'Impossible de charger les détails de la campagne. Veuillez réessayer.',
    ),
    'Failed to update campaign. Please try again.': said(
      'an edit that reaches nobody',
      'Impossible de mettre à jour la campagne. Veuillez réessayer.',
    ),
    'Campaign updated successfully.': said('an edit', 'Campagne mise à jour.'),
    'Changes canceled': said('an edit given up', 'Modifications annulées'),
  },
  Application: {
    'Failed to submit application. Please try again.': said(
      'an application that reaches nobody',
      'L’envoi de la candidature a échoué. Veuillez réessayer.',
    ),
    'Application submitted successfully!': said('an application', 'Candidature envoyée avec succès\u202f!'),
  },
  Contact: {
    'Failed to send your message. Please try again.': said(
      'a message to an influencer that reaches nobody',
      'L’envoi de votre message a échoué. Veuillez réessayer.',
    ),
    'Message sent!': said('a message to an influencer', 'Message envoyé\u202f!'),
  },
  'Create campaign': {
    'You must be logged in to create a campaign': said(
      'a campaign sent after the session ended',
      'Connectez-vous d’abord pour créer une campagne',
    ),
    'Failed to create campaign': said('a campaign that reaches nobody', 'La campagne n’a pas pu être créée'),
    'Campaign created successfully!': said('a campaign', 'Votre campagne est créée\u202f!'),
  },
  'Wizard validation': {
    'End date cannot be before start date': said(
      'an end before the start',
      'La date de fin ne peut pas précéder la date de début',
    ),
    'Please select both start and end dates': said(
      'a schedule left blank',
      'Veuillez choisir une date de début et une date de fin',
    ),
    'The time slots cannot overlap': said(
      'two time slots at once',
      'Les créneaux horaires ne peuvent pas se chevaucher',
    ),
    'Gift description is required': said('a gift left blank', 'La description du cadeau est obligatoire'),
    'You can only upload a maximum of 3 images': said(
      'a gift with a fourth image',
      'Vous pouvez ajouter 3 images au maximum',
    ),
    'At least one price must be specified': said('a payment left blank', 'Indiquez au moins un prix'),
    'Please provide gift details and at least one price': said(
      'a gift and a payment left blank',
      'Veuillez décrire le cadeau et indiquer au moins un prix',
    ),
  },
  Company: {
    'Company name must be at least 2 characters': said(
      'a company left blank',
      'Le nom de l’entreprise doit comporter au moins 2 caractères',
    ),
    'SIRET must be 14 digits': said('a company left blank', 'Le SIRET doit comporter 14 chiffres'),
    'Invalid SIRET number': said('a company with a wrong SIRET', 'Numéro SIRET non valide'),
    'Street address is required': said('a company left blank', 'L’adresse est obligatoire'),
    'Zip code is required': said('a company left blank', 'Le code postal est obligatoire'),
    'City is required': said('a company left blank', 'La ville est obligatoire'),
    'Company information updated successfully': said(
      'a company',
      'Les informations de l’entreprise ont été mises à jour',
    ),
    'Failed to update company information': said(
      'a company that reaches nobody',
      'La mise à jour des informations de l’entreprise a échoué',
    ),
    'Failed to load company data': said(
      'a company that cannot be loaded',
      'Le chargement des données de l’entreprise a échoué',
    ),
    'Failed to add document': said('a document that reaches nobody', 'L’ajout du document a échoué'),
    'Failed to remove document': said(
      'a document that cannot be removed',
      'La suppression du document a échoué',
    ),
    'File size exceeds 5MB limit': said(
      'a document of more than 5 MB',
      'Le fichier dépasse la limite de 5 Mo',
    ),
    'Upload failed': said('a document that does not arrive', 'Échec de l’envoi'),
    'Company not found': said('a company that is not there', 'Entreprise introuvable'),
    "We couldn't find the company you were looking for": said(
      'a company that is not there',
      'Nous n’avons pas trouvé l’entreprise que vous cherchez',
    ),
  },
  Booking: {
    'Access Denied': said('a booking without a sign-up', 'Accès refusé'),
    'Please complete the signup process first': said(
      'a booking without a sign-up',
      'Veuillez d’abord terminer votre inscription',
    ),
  },
  'Unknown route': {
    'Unexpected Application Error!': said('a page that breaks', 'Erreur inattendue de l’application\u202f!'),
  },
};
