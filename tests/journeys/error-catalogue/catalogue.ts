import type { SceneName } from './scenes.ts';

/**
 * Texts of section 8 of the specification by scene, English to French. `User not found`, `Login failed` and `Signup
 * failed` are missing: the specification has these texts for accounts in the browser's storage, which the site does not
 * have.
 */
export const catalogue: Record<SceneName, Record<string, string>> = {
  'a login left blank': {
    Error: 'Erreur',
    'Please fill in all fields': 'Veuillez remplir tous les champs',
  },
  'a wrong password': {
    'Login Failed': 'Échec de la connexion',
    'Invalid email or password': 'E-mail ou mot de passe incorrect',
  },
  'a login': { 'You have successfully logged in.': 'Connexion réussie.' },
  'a sign-up left blank': {
    Error: 'Erreur',
    'Please fill in all required fields': 'Veuillez remplir tous les champs obligatoires',
  },
  'a sign-up without a company': {
    'Please enter your company name': 'Veuillez saisir le nom de votre entreprise',
  },
  'a sign-up refused by a proxy': {
    'Signup Failed': 'Échec de l’inscription',
    'HTTP error! status: 407': 'Erreur HTTP\u202f! statut\u202f: 407',
  },
  'a sign-up answered by a captive portal': {
    'Invalid response from server': 'Réponse du serveur invalide',
  },
  'a sign-up that creates no account': {
    'Failed to create your account. Please try again.':
      'La création de votre compte a échoué. Veuillez réessayer.',
  },
  'a sign-up that cannot reach the server': {
    'Unable to connect to the server. Please check your internet connection.':
      'Impossible de joindre le serveur. Vérifiez votre connexion internet.',
  },
  'a sign-up': {
    Success: 'C’est fait',
    'Your brand account has been created': 'Votre compte marque a été créé',
  },
  'a booking without a sign-up': {
    'Access Denied': 'Accès refusé',
    'Please complete the signup process first': 'Veuillez d’abord terminer votre inscription',
  },
  'a visitor who chooses a plan': {
    'Authentication required': 'Connexion nécessaire',
    'Please log in to subscribe to a plan': 'Connectez-vous pour souscrire à une formule',
  },
  'a plan whose card is refused': {
    Error: 'Erreur',
    'Failed to process your subscription. Please try again.': 'La souscription a échoué. Veuillez réessayer.',
  },
  'a plan': {
    'Success!': 'C’est fait\u202f!',
    'You’ve successfully subscribed to the Basic plan.': 'Votre abonnement à la formule Basic est actif.',
  },
  'preferences left blank': {
    'Street address is required': 'L’adresse est obligatoire',
    'ZIP code is required': 'Le code postal est obligatoire',
    'City is required': 'La ville est obligatoire',
    'Phone number is required': 'Le numéro de téléphone est obligatoire',
    'Company name is required': 'Le nom de l’entreprise est obligatoire',
    'Must be a valid number': 'Saisissez un nombre valide',
  },
  'preferences with a fourth city': { 'Maximum 3 cities allowed': '3\u00a0villes au maximum' },
  'preferences that cannot reach the server': {
    'Error saving preferences': 'Erreur lors de l’enregistrement des préférences',
    'Please try again later.': 'Veuillez réessayer plus tard.',
  },
  preferences: {
    'Preferences saved!': 'Préférences enregistrées\u202f!',
    'Your collaboration preferences have been updated.':
      'Vos préférences de collaboration ont été mises à jour.',
  },
  'an Instagram account that cannot reach the server': {
    'Failed to connect Instagram account. Please try again.':
      'La connexion du compte Instagram a échoué. Veuillez réessayer.',
  },
  'a company left blank': {
    'Company name must be at least 2 characters':
      'Le nom de l’entreprise doit comporter au moins 2\u00a0caractères',
    'SIRET must be 14 digits': 'Le SIRET doit comporter 14\u00a0chiffres',
    'Street address is required': 'L’adresse est obligatoire',
    'Zip code is required': 'Le code postal est obligatoire',
    'City is required': 'La ville est obligatoire',
  },
  'a company with a wrong SIRET': { 'Invalid SIRET number': 'Numéro SIRET non valide' },
  'a company that cannot reach the server': {
    'Failed to update company information': 'La mise à jour des informations de l’entreprise a échoué',
  },
  'a company': {
    'Company information updated successfully': 'Les informations de l’entreprise ont été mises à jour',
  },
  'a company that cannot be loaded': {
    'Failed to load company data': 'Le chargement des données de l’entreprise a échoué',
  },
  'an unknown company': {
    'Company not found': 'Entreprise introuvable',
    'We couldn’t find the company you were looking for':
      'Nous n’avons pas trouvé l’entreprise que vous cherchez',
  },
  'a document whose upload fails': { 'Upload failed': 'Échec de l’envoi' },
  'a document that cannot reach the server': { 'Failed to add document': 'L’ajout du document a échoué' },
  'a document that cannot be removed': { 'Failed to remove document': 'La suppression du document a échoué' },
  'a document of more than 5 MB': {
    'File size exceeds 5MB limit': 'Le fichier dépasse la limite de 5\u202fMo',
  },
  'an attachment of more than 10 MB': {
    'File is too large (max 10MB)': 'Le fichier est trop volumineux (10\u202fMo max)',
  },
  'an end before the start': {
    'End date cannot be before start date': 'La date de fin ne peut pas précéder la date de début',
  },
  'a schedule left blank': {
    'Please select both start and end dates': 'Veuillez choisir une date de début et une date de fin',
  },
  'overlapping time slots': {
    'The time slots cannot overlap': 'Les créneaux horaires ne peuvent pas se chevaucher',
  },
  'a gift left blank': { 'Gift description is required': 'La description du cadeau est obligatoire' },
  'a payment left blank': { 'At least one price must be specified': 'Indiquez au moins un prix' },
  'a gift and a payment left blank': {
    'Please provide gift details and at least one price':
      'Veuillez décrire le cadeau et indiquer au moins un prix',
  },
  'a gift with a fourth image': {
    'You can only upload a maximum of 3 images': 'Vous pouvez ajouter 3\u00a0images au maximum',
  },
  'a campaign': { 'Campaign created successfully!': 'Votre campagne est créée\u202f!' },
  'a campaign that cannot reach the server': {
    'Failed to create campaign': 'La campagne n’a pas pu être créée',
  },
  'a campaign sent after the session ended': {
    'You must be logged in to create a campaign': 'Connectez-vous d’abord pour créer une campagne',
  },
  'an edit': { 'Campaign updated successfully.': 'Campagne mise à jour.' },
  'an edit that cannot reach the server': {
    'Failed to update campaign. Please try again.':
      'Impossible de mettre à jour la campagne. Veuillez réessayer.',
  },
  'a cancelled edit': { 'Changes canceled': 'Modifications annulées' },
  'an address without a campaign id': {
    'Campaign ID is missing': 'L’identifiant de la campagne est manquant',
  },
  'a campaign that cannot be loaded': {
    'Failed to load campaign details. Please try again.':
      'Impossible de charger les détails de la campagne. Veuillez réessayer.',
  },
  'an empty list of campaigns': { 'No campaigns found': 'Aucune campagne trouvée' },
  'an unknown campaign': {
    'Campaign not found': 'Campagne introuvable',
    'The campaign you’re looking for doesn’t exist or has been removed.':
      'La campagne que vous cherchez n’existe pas ou a été supprimée.',
  },
  'a campaign without applicants': {
    'No influencers in this category': 'Aucun influenceur dans cette catégorie',
  },
  'a page that fails': { 'Unexpected Application Error!': 'Erreur inattendue de l’application\u202f!' },
  'an application': { 'Application submitted successfully!': 'Candidature envoyée avec succès\u202f!' },
  'an application that cannot reach the server': {
    'Failed to submit application. Please try again.':
      'L’envoi de la candidature a échoué. Veuillez réessayer.',
  },
  'an influencer who never applied': { 'Influencer not found': 'Influenceur non trouvé' },
  'an acceptance': {
    'Influencer successfully validated': 'Candidature validée avec succès',
    'No messages yet': 'Pas encore de messages',
  },
  'a decline': { 'Influencer declined': 'Candidature refusée' },
  'a decision that cannot reach the server': {
    'An error occurred. Please try again.': 'Une erreur est survenue',
  },
  'a message that cannot reach the server': { 'Failed to send message': 'Échec de l’envoi du message' },
  'an unknown influencer': { 'Influencer Not Found': 'Influenceur introuvable' },
  'a message to an influencer': { 'Message sent!': 'Message envoyé\u202f!' },
  'a message to an influencer that cannot reach the server': {
    'Failed to send your message. Please try again.':
      'L’envoi de votre message a échoué. Veuillez réessayer.',
  },
};

/** Turns the specification's straight apostrophes into the site's typographic apostrophes. */
export const typeset = (text: string) => text.replaceAll("'", '’');
