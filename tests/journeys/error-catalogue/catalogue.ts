import type { SceneName } from './scenes.ts';
import type { QuotedIn, Situation } from './section-8.ts';

/** Whether the product shows a text quoted from the specification, and in which scene. */
export type Treatment =
  /** Shown by the scene `by`. `fr`: the French text; `en`: the English text if it differs from the quoted one. */
  | { by: SceneName; fr: string; en?: string }
  /** The number of the decision that dropped it. */
  | { droppedBy: number };

const shown = (by: SceneName, fr: string, en?: string): Treatment => ({
  by,
  fr,
  ...(en !== undefined && { en }),
});
const droppedBy = (decision: number): Treatment => ({ droppedBy: decision });

/** Every text that section 8 quotes; the type allows no other and requires all. */
export const catalogue: { [S in Situation]: Record<QuotedIn<S>, Treatment> } = {
  'Login unknown email (local)': {
    'User not found': droppedBy(5),
    'Login failed': droppedBy(5),
  },
  'Login failure toast': {
    'Login Failed': shown('a wrong password', 'Échec de la connexion'),
    'Invalid email or password': shown('a wrong password', 'E-mail ou mot de passe incorrect'),
  },
  'Login missing field': {
    Error: shown('a login left blank', 'Erreur'),
    'Please fill in all fields': shown('a login left blank', 'Veuillez remplir tous les champs'),
  },
  'Login success': {
    'You have successfully logged in.': shown('a login', 'Vous êtes connecté.'),
  },
  'Signup missing fields': {
    Error: shown('a sign-up left blank', 'Erreur'),
    'Please fill in all required fields': shown(
      'a sign-up left blank',
      'Veuillez remplir tous les champs obligatoires',
    ),
  },
  'Brand missing company name': {
    'Please enter your company name': shown(
      'a sign-up without a company',
      'Veuillez saisir le nom de votre entreprise',
    ),
  },
  'Signup failure title': {
    'Signup Failed': shown('a sign-up refused by a proxy', 'Échec de l’inscription'),
    'HTTP error! status:': shown(
      'a sign-up refused by a proxy',
      'Erreur HTTP\u202f! statut\u202f: 407',
      'HTTP error! status: 407',
    ),
    'Invalid response from server': shown(
      'a sign-up answered by a captive portal',
      'Réponse du serveur non valable',
    ),
    'Unable to connect to the server. Please check your internet connection.': shown(
      'a sign-up that cannot reach the server',
      'Impossible de joindre le serveur. Vérifiez votre connexion internet.',
    ),
    'Failed to create your account. Please try again.': shown(
      'a sign-up that creates no account',
      'La création de votre compte a échoué. Veuillez réessayer.',
    ),
    'Signup failed': droppedBy(6),
  },
  'Signup success': {
    Success: shown('a sign-up', 'C’est fait'),
    'Your brand account has been created': shown('a sign-up', 'Votre compte marque a été créé'),
  },
  'Preferences save error': {
    'Error saving preferences': shown(
      'preferences that cannot reach the server',
      'Erreur lors de l’enregistrement des préférences',
    ),
    'Please try again later.': shown(
      'preferences that cannot reach the server',
      'Veuillez réessayer plus tard.',
    ),
  },
  'Preferences success': {
    'Preferences saved!': shown('preferences', 'Préférences enregistrées\u202f!'),
    'Your collaboration preferences have been updated.': shown(
      'preferences',
      'Vos préférences de collaboration ont été mises à jour.',
    ),
  },
  'Preference validation': {
    'Street address is required': shown('preferences left blank', 'L’adresse est obligatoire'),
    'ZIP code is required': shown('preferences left blank', 'Le code postal est obligatoire'),
    'City is required': shown('preferences left blank', 'La ville est obligatoire'),
    'Phone number is required': shown('preferences left blank', 'Le numéro de téléphone est obligatoire'),
    'Company name is required': shown('preferences left blank', 'Le nom de l’entreprise est obligatoire'),
    'Must be a valid number': shown('preferences left blank', 'Doit être un nombre valable'),
    'Maximum 3 cities allowed': shown('preferences with a fourth city', '3 villes au maximum'),
  },
  'Influencer action': {
    'Influencer successfully validated': shown('an acceptance', 'Influenceur validé avec succès'),
    'Influencer declined': shown('a decline', 'Influenceur refusé'),
    'An error occurred. Please try again.': shown(
      'a decision that cannot reach the server',
      'Une erreur est survenue',
    ),
    'Une erreur est survenue': shown(
      'a decision that cannot reach the server',
      'Une erreur est survenue',
      'An error occurred. Please try again.',
    ),
  },
  'Influencer missing': {
    'Influencer not found': shown('an influencer who never applied', 'Influenceur non trouvé'),
    'Influenceur non trouvé': shown(
      'an influencer who never applied',
      'Influenceur non trouvé',
      'Influencer not found',
    ),
    'Influencer Not Found': shown('an unknown influencer', 'Influenceur introuvable'),
  },
  'Empty states': {
    'No campaigns found': shown('an empty list of campaigns', 'Aucune campagne trouvée'),
    'No influencers in this category': shown(
      'a campaign without applicants',
      'Aucun influenceur dans cette catégorie',
    ),
    'No messages yet': shown('an acceptance', 'Pas encore de messages'),
    'Pas encore de messages': shown('an acceptance', 'Pas encore de messages', 'No messages yet'),
  },
  Message: {
    'Failed to send message': shown('a message that cannot reach the server', 'Échec de l’envoi du message'),
    "Échec de l'envoi du message": shown(
      'a message that cannot reach the server',
      'Échec de l’envoi du message',
      'Failed to send message',
    ),
    'File is too large (max 10MB)': shown(
      'an attachment of more than 10 MB',
      'Le fichier est trop volumineux (10 Mo max)',
    ),
  },
  Instagram: {
    'Failed to connect Instagram account. Please try again.': shown(
      'an Instagram account that cannot reach the server',
      'La connexion du compte Instagram a échoué. Veuillez réessayer.',
    ),
  },
  Subscribe: {
    'Authentication required': shown('a visitor who chooses a plan', 'Connexion nécessaire'),
    'Please log in to subscribe to a plan': shown(
      'a visitor who chooses a plan',
      'Connectez-vous pour souscrire à une formule',
    ),
    Error: shown('a plan whose card is refused', 'Erreur'),
    'Failed to process your subscription. Please try again.': shown(
      'a plan whose card is refused',
      'La souscription a échoué. Veuillez réessayer.',
    ),
    'Success!': shown('a plan', 'C’est fait\u202f!'),
    "You've successfully subscribed to the {plan} plan.": shown(
      'a plan',
      'Vous êtes abonné à la formule Basic.',
      "You've successfully subscribed to the Basic plan.",
    ),
  },
  Campaign: {
    'Campaign ID is missing': shown(
      'an address without a campaign id',
      'L’identifiant de la campagne est manquant',
    ),
    'Campaign not found': shown('an unknown campaign', 'Campagne introuvable'),
    "The campaign you're looking for doesn't exist or has been removed.": shown(
      'an unknown campaign',
      'La campagne que vous cherchez n’existe pas ou a été supprimée.',
    ),
    'Failed to load campaign details. Please try again.': shown(
      'a campaign that cannot be loaded',
      'Impossible de charger les détails de la campagne. Veuillez réessayer.',
    ),
    'Failed to update campaign. Please try again.': shown(
      'an edit that cannot reach the server',
      'Impossible de mettre à jour la campagne. Veuillez réessayer.',
    ),
    'Campaign updated successfully.': shown('an edit', 'Campagne mise à jour.'),
    'Changes canceled': shown('a cancelled edit', 'Modifications annulées'),
  },
  Application: {
    'Failed to submit application. Please try again.': shown(
      'an application that cannot reach the server',
      'L’envoi de la candidature a échoué. Veuillez réessayer.',
    ),
    'Application submitted successfully!': shown('an application', 'Candidature envoyée avec succès\u202f!'),
  },
  Contact: {
    'Failed to send your message. Please try again.': shown(
      'a message to an influencer that cannot reach the server',
      'L’envoi de votre message a échoué. Veuillez réessayer.',
    ),
    'Message sent!': shown('a message to an influencer', 'Message envoyé\u202f!'),
  },
  'Create campaign': {
    'You must be logged in to create a campaign': shown(
      'a campaign sent after the session ended',
      'Connectez-vous d’abord pour créer une campagne',
    ),
    'Failed to create campaign': shown(
      'a campaign that cannot reach the server',
      'La campagne n’a pas pu être créée',
    ),
    'Campaign created successfully!': shown('a campaign', 'Votre campagne est créée\u202f!'),
  },
  'Wizard validation': {
    'End date cannot be before start date': shown(
      'an end before the start',
      'La date de fin ne peut pas précéder la date de début',
    ),
    'Please select both start and end dates': shown(
      'a schedule left blank',
      'Veuillez choisir une date de début et une date de fin',
    ),
    'The time slots cannot overlap': shown(
      'overlapping time slots',
      'Les créneaux horaires ne peuvent pas se chevaucher',
    ),
    'Gift description is required': shown('a gift left blank', 'La description du cadeau est obligatoire'),
    'You can only upload a maximum of 3 images': shown(
      'a gift with a fourth image',
      'Vous pouvez ajouter 3 images au maximum',
    ),
    'At least one price must be specified': shown('a payment left blank', 'Indiquez au moins un prix'),
    'Please provide gift details and at least one price': shown(
      'a gift and a payment left blank',
      'Veuillez décrire le cadeau et indiquer au moins un prix',
    ),
  },
  Company: {
    'Company name must be at least 2 characters': shown(
      'a company left blank',
      'Le nom de l’entreprise doit comporter au moins 2 caractères',
    ),
    'SIRET must be 14 digits': shown('a company left blank', 'Le SIRET doit comporter 14 chiffres'),
    'Invalid SIRET number': shown('a company with a wrong SIRET', 'Numéro SIRET non valide'),
    'Street address is required': shown('a company left blank', 'L’adresse est obligatoire'),
    'Zip code is required': shown('a company left blank', 'Le code postal est obligatoire'),
    'City is required': shown('a company left blank', 'La ville est obligatoire'),
    'Company information updated successfully': shown(
      'a company',
      'Les informations de l’entreprise ont été mises à jour',
    ),
    'Failed to update company information': shown(
      'a company that cannot reach the server',
      'La mise à jour des informations de l’entreprise a échoué',
    ),
    'Failed to load company data': shown(
      'a company that cannot be loaded',
      'Le chargement des données de l’entreprise a échoué',
    ),
    'Failed to add document': shown(
      'a document that cannot reach the server',
      'L’ajout du document a échoué',
    ),
    'Failed to remove document': shown(
      'a document that cannot be removed',
      'La suppression du document a échoué',
    ),
    'File size exceeds 5MB limit': shown(
      'a document of more than 5 MB',
      'Le fichier dépasse la limite de 5 Mo',
    ),
    'Upload failed': shown('a document whose upload fails', 'Échec de l’envoi'),
    'Company not found': shown('an unknown company', 'Entreprise introuvable'),
    "We couldn't find the company you were looking for": shown(
      'an unknown company',
      'Nous n’avons pas trouvé l’entreprise que vous cherchez',
    ),
  },
  Booking: {
    'Access Denied': shown('a booking without a sign-up', 'Accès refusé'),
    'Please complete the signup process first': shown(
      'a booking without a sign-up',
      'Veuillez d’abord terminer votre inscription',
    ),
  },
  'Unknown route': {
    'Unexpected Application Error!': shown('a page that fails', 'Erreur inattendue de l’application\u202f!'),
  },
};
